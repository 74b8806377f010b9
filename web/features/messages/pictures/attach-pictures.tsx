import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FileButton } from '#web/ui/file-button.tsx'

interface Props {
  onChoose: (files: File[]) => void
  /** Leaves more room for the text field. */
  isNarrow: boolean
}

/** Buttons to choose pictures and, on touch devices, to take one. */
export function AttachPictures({ onChoose, isNarrow }: Props) {
  const { t } = useTexts(messagesTexts)
  return (
    <>
      <FileButton variant="icon" icon="plus" accept="image/*" multiple onChoose={onChoose}>
        {t('messages_attach')}
      </FileButton>
      {!isNarrow && (
        <span className="max-[24rem]:hidden pointer-fine:hidden">
          <FileButton variant="icon" icon="camera" accept="image/*" capture="environment" onChoose={onChoose}>
            {t('messages_take_picture')}
          </FileButton>
        </span>
      )}
    </>
  )
}
