import { useId, type ChangeEvent } from 'react'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

interface Props {
  onChoose: (files: File[]) => void
  /** Leaves room to what is being written. */
  isNarrow: boolean
}

/** Chooses pictures and, on touch devices, takes one. */
export function AttachPictures({ onChoose, isNarrow }: Props) {
  const { t } = useTexts(messagesTexts)
  return (
    <>
      <FileButton icon="plus" label={t('messages_attach')} onChoose={onChoose} />
      {!isNarrow && (
        <span className="max-[24rem]:hidden pointer-fine:hidden">
          <FileButton icon="camera" label={t('messages_take_picture')} isCamera onChoose={onChoose} />
        </span>
      )}
    </>
  )
}

interface ButtonProps extends Pick<Props, 'onChoose'> {
  icon: IconName
  label: string
  isCamera?: boolean
}

function FileButton({ icon, label, isCamera = false, onChoose }: ButtonProps) {
  const id = useId()
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // so that choosing the same file again is a change
    target.value = ''
    onChoose(files)
  }
  return (
    <span className="relative flex-none">
      <input
        id={id}
        type="file"
        accept="image/*"
        className="peer sr-only"
        onChange={take}
        {...(isCamera ? { capture: 'environment' } : { multiple: true })}
      />
      <label htmlFor={id} className="button-icon peer-focus-visible:outline-3 peer-focus-visible:outline-brand">
        <Icon name={icon} size={24} />
        <span className="sr-only">{label}</span>
      </label>
    </span>
  )
}
