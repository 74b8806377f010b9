import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface Props {
  /** What the button does, too. */
  title: string
  text: string
  is_working: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Before money changes its mind. */
export function AskDialog({ title, text, is_working, onClose, onConfirm }: Props) {
  const { t } = useTexts()
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p dir="auto">{text}</p>
        <div className="flex flex-wrap gap-2">
          <button type="button" className="button" aria-disabled={is_working} onClick={onConfirm}>
            {is_working && <span className="spinner" />}
            {title}
          </button>
          <button type="button" className="button-quiet" onClick={onClose}>
            {t('promote_not_now')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
