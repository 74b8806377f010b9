import { smallAddress, videoOf } from '#domain/pictures/picture-address.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { viewerTexts } from '#web/texts/viewer/area.ts'
import { useCurrentInMiddle } from '../use-current-in-middle.ts'
import { PlayMark } from '../video/play-mark.tsx'
import type { ViewedPicture } from './viewed-picture.ts'

interface Props {
  pictures: readonly ViewedPicture[]
  /** Index of the picture in view. */
  at: number
  onChoose: (at: number) => void
}

/** All pictures, small, below the one in view. */
export function ThumbnailStrip({ pictures, at, onChoose }: Props) {
  const { t } = useTexts(viewerTexts)
  const list = useCurrentInMiddle<HTMLUListElement>(at)
  return (
    <ul ref={list} aria-label={t('viewer_thumbnails')} className="viewer-thumbnails">
      {pictures.map(({ image, label }, place) => {
        const video = videoOf(image)
        return (
          <li key={image}>
            <button type="button" aria-label={label} aria-current={place === at} onClick={() => onChoose(place)}>
              <img src={smallAddress(image) ?? image} alt="" loading="lazy" className="size-full object-cover" />
              {video && <PlayMark seconds={video.seconds} />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
