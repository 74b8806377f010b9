import { writtenIn } from '#domain/text/written-in.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormFailure } from './form/form-failure.tsx'
import { Icon } from './icon.tsx'

interface Props {
  title: string
  text: string
  /** Label of the confirm button. */
  confirm: string
  cancel: string
  /** Marks an action that deletes something or shuts somebody out. */
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
        <div className={isFinal ? 'flex items-start gap-3' : undefined}>
          {isFinal && (
            <span className="rounded-full bg-danger-soft p-2 text-danger">
              <Icon name="warning" size={24} />
            </span>
          )}
          <p className="grow" {...writtenIn(text)}>
            {text}
          </p>
        </div>
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
