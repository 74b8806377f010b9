import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'

interface Props {
  title: string
  text: string
  /** What the button says. */
  confirm: string
  is_working: boolean
  failure: string | null
  onClose: () => void
  onConfirm: () => void
}

/** Before what can't be undone. */
export function ConfirmDialog({ title, text, confirm, is_working, failure, onClose, onConfirm }: Props) {
  const { t } = useTexts()
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p dir="auto">{text}</p>
        <FormFailure text={failure ?? undefined} />
        <div className="flex flex-wrap gap-2">
          <button type="button" className="button-danger" aria-disabled={is_working} onClick={onConfirm}>
            {is_working && <span className="spinner" />}
            {confirm}
          </button>
          <button type="button" className="button-quiet" onClick={onClose}>
            {t('ad_cancel')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
