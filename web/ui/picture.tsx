import { pictureSources, pictureWithin, placeholderOf } from '#domain/pictures/picture-address.ts'
import { useOwnWidest } from './widest-picture.ts'

interface Props {
  src: string
  alt: string
  /** The `sizes` attribute. */
  sizes: string
  /** Above the fold: loaded with high priority. */
  isFirst?: boolean
  /** Shows all of a picture of another shape, with margins. */
  isWhole?: boolean
  /** A CSS image shown while the picture loads. */
  placeholder?: string | undefined
}

/** A responsive picture, 4:3 unless `--picture-aspect` says otherwise, with a placeholder of its colours, smaller for visitors who save data. */
export function Picture({
  src,
  alt,
  sizes,
  isFirst = false,
  isWhole = false,
  placeholder = placeholderOf(src),
}: Props) {
  const widest = useOwnWidest()
  const sources = pictureSources(src, widest)
  const better = sources.filter(({ type }) => type !== 'image/webp')
  const srcset = sources.at(-1)?.srcset
  const image = (
    <img
      {...(srcset && { srcSet: srcset, sizes })}
      src={pictureWithin(src, widest)}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst && { fetchPriority: 'high' })}
      decoding="async"
      className={`aspect-(--picture-aspect) w-full bg-sunken ${isWhole ? 'object-contain' : 'object-cover'}`}
      {...(placeholder && !isWhole && { style: { backgroundImage: placeholder } })}
    />
  )
  if (!better.length) return image
  return (
    <picture className="contents">
      {better.map(({ type, srcset: widths }) => (
        <source key={type} type={type} srcSet={widths} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
