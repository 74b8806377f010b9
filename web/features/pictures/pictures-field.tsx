import { useId } from 'react'
import { MOST_PICTURES } from '#domain/pictures/picture-limits.ts'
import { LateBoundary } from '#web/rendering/early/late-boundary.tsx'
import { pictureTexts } from '#web/texts/pictures/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ChoosePictures } from './choose-pictures.tsx'
import { LeftOutPictures } from './left-out-pictures.tsx'
import { PictureTiles } from './load-later.ts'
import { usePictureList, type PictureList } from './use-picture-list.ts'

/** The pictures of an ad: chosen, taken with the camera or dropped, uploaded immediately, reordered and rotated. */
export function PicturesField(props: PictureList) {
  const { t } = useTexts(pictureTexts)
  const hintId = useId()
  const { ofAd } = props
  const list = usePictureList(props)

  return (
    <div
      className="flex flex-col gap-3"
      role="group"
      aria-label={t('pictures_label')}
      aria-describedby={hintId}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (!ofAd) void list.add([...event.dataTransfer.files])
      }}
    >
      <p id={hintId} className="text-sm text-muted">
        {t(ofAd ? 'pictures_hint_of_ad' : 'pictures_hint')}
      </p>
      {list.shown.length > 0 && (
        <LateBoundary>
          <PictureTiles list={list} fallback={<Spinner />} />
        </LateBoundary>
      )}
      {!ofAd && list.shown.length < MOST_PICTURES && <ChoosePictures onChoose={(files) => void list.add(files)} />}
      <LeftOutPictures pictures={list.notices} onDismiss={list.dismiss} />
      <p role="status" className="sr-only">
        {t('pictures_ready', { count: list.readyCount })}
      </p>
    </div>
  )
}
