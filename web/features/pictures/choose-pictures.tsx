import { useId, type ChangeEvent } from 'react'
import { pictureTexts } from '#web/texts/pictures/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'

/** Buttons to choose files and, on touch devices, to take a picture. */
export function ChoosePictures({ onChoose }: { onChoose: (files: File[]) => void }) {
  const { t } = useTexts(pictureTexts)
  const id = useId()
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // so that choosing the same file again is a change
    target.value = ''
    if (files.length) onChoose(files)
  }
  return (
    <div className="pictures-choose">
      <p className="text-muted pointer-coarse:hidden">{t('pictures_drop')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <span>
          <input id={`${id}-files`} type="file" accept={TYPES} multiple className="peer sr-only" onChange={take} />
          <label
            htmlFor={`${id}-files`}
            className="button-quiet peer-focus-visible:outline-3 peer-focus-visible:outline-brand"
          >
            <Icon name="plus" />
            {t('pictures_choose')}
          </label>
        </span>
        <span className="pointer-fine:hidden">
          <input
            id={`${id}-camera`}
            type="file"
            accept="image/*"
            capture="environment"
            className="peer sr-only"
            onChange={take}
          />
          <label
            htmlFor={`${id}-camera`}
            className="button-quiet peer-focus-visible:outline-3 peer-focus-visible:outline-brand"
          >
            <Icon name="camera" />
            {t('pictures_take')}
          </label>
        </span>
      </div>
    </div>
  )
}
