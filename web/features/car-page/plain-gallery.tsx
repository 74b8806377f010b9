import { pictureWithin, type Video } from '#domain/pictures/picture-address.ts'
import { useWidestPicture } from '#web/ui/widest-picture.ts'

interface Props {
  pictures: readonly { image: string; label: string; video: Video | null }[]
}

/** The pictures of an ad one below the other, for browsers without scripts. */
export function PlainGallery({ pictures }: Props) {
  const widest = useWidestPicture()
  return pictures.map(({ image, label, video }, place) =>
    video ? (
      // what sellers film has no captions
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        key={image}
        src={video.file}
        poster={pictureWithin(image, widest)}
        aria-label={label}
        controls
        preload="none"
        className="mb-2 w-full"
      />
    ) : (
      <img
        key={image}
        src={pictureWithin(image, widest)}
        alt={label}
        loading={place ? 'lazy' : undefined}
        className="mb-2 w-full"
      />
    ),
  )
}
