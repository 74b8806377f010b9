import { writtenIn } from '#domain/text/written-in.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormFailure } from './form/form-failure.tsx'

interface Props {
  title: string
  text: string
  /** Label of the confirm button. */
  confirm: string
  cancel: string
  /** Marks an action that cannot be undone. */
  isFinal?: boolean
  isWorking: boolean
  failure?: string | null
  onClose: () => void
  onConfirm: () => void
}

export function ConfirmDialog(props: Props) {
  const { title, text, confirm, cancel, isFinal = false, isWorking, failure, onClose, onConfirm } = props
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p {...writtenIn(text)}>{text}</p>
        <FormFailure text={failure ?? undefined} />
        <div className="flex flex-wrap gap-2">
          <Button variant={isFinal ? 'danger' : 'primary'} isWorking={isWorking} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
