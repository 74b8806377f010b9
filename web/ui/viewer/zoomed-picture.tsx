import { useState, type SyntheticEvent } from 'react'
import { FULL_WIDTH, pictureSources, pictureWithin, placeholderOf } from '#domain/pictures/picture-address.ts'
import type { PictureSize } from '#domain/pictures/picture-size.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { viewerTexts } from '#web/texts/viewer/area.ts'
import { useOwnWidest } from '../widest-picture.ts'
import type { ViewedPicture } from './viewed-picture.ts'

interface Props {
  picture: ViewedPicture
  /** The room that there is for it. */
  room: PictureSize
  /** How often it is as large as its room; more than 1 asks for its largest file. */
  zoom: number
}

/** As large as its room allows, whatever its shape. */
export function ZoomedPicture({ picture: { image, label, size }, room, zoom }: Props) {
  const { t } = useTexts(viewerTexts)
  const widest = useOwnWidest()
  const [shape, setShape] = useState<PictureSize>(size ?? { width: 4, height: 3 })
  const [hasFailed, setFailed] = useState(false)
  const [isClose, setClose] = useState(false)
  if (zoom > 1 && !isClose) setClose(true)
  if (hasFailed) return <p className="viewer-failed">{t('viewer_failed')}</p>

  const width = Math.min(room.width, (room.height * shape.width) / shape.height)
  const box = { width, height: (width * shape.height) / shape.width }
  const sizes = isClose ? `${FULL_WIDTH}px` : `${Math.ceil(width)}px`
  const sources = pictureSources(image, isClose ? FULL_WIDTH : widest)
  const better = sources.filter(({ type }) => type !== 'image/webp')
  const srcSet = sources.at(-1)?.srcset

  function learnShape({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) {
    if (naturalWidth && naturalHeight) setShape({ width: naturalWidth, height: naturalHeight })
  }

  return (
    <div style={{ ...box, backgroundImage: placeholderOf(image) }}>
      <picture className="contents">
        {better.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          {...(srcSet && { srcSet, sizes })}
          src={pictureWithin(image, widest)}
          alt={label}
          draggable={false}
          className="size-full object-contain"
          onLoad={learnShape}
          onError={() => setFailed(true)}
        />
      </picture>
    </div>
  )
}
