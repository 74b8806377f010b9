import { pictureTexts } from '#web/texts/pictures/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { PICTURE_OR_VIDEO_TYPES } from './picture-types.ts'

/** Buttons to choose files and, on touch devices, to take a picture. */
export function ChoosePictures({ onChoose }: { onChoose: (files: File[]) => void }) {
  const { t } = useTexts(pictureTexts)
  return (
    <div className="pictures-choose">
      <p className="text-muted pointer-coarse:hidden">{t('pictures_drop')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <FileButton icon="plus" accept={PICTURE_OR_VIDEO_TYPES} multiple onChoose={onChoose}>
          {t('pictures_choose')}
        </FileButton>
        <span className="pointer-fine:hidden">
          <FileButton icon="camera" accept="image/*" capture="environment" onChoose={onChoose}>
            {t('pictures_take')}
          </FileButton>
        </span>
      </div>
    </div>
  )
}
