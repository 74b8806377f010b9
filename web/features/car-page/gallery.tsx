import { useRef, useState } from 'react'
import { pictureWithin } from '#domain/pictures/picture-address.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { pictureInWords } from '#web/texts/picture-in-words.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWidestPicture } from '#web/ui/widest-picture.ts'
import { latePart } from '#web/rendering/late-part.tsx'

const FullGallery = latePart(async () => (await import('./full-gallery.tsx')).FullGallery)
const SIZES = '(width >= 84rem) 50rem, (width >= 64rem) 60vw, 100vw'

/** All pictures of an ad, with thumbnails and a full-screen view. */
export function Gallery({ name, images }: { name: string; images: readonly string[] }) {
  const { t } = useTexts(carPageTexts)
  const shown = useRef(0)
  const [fullFrom, setFullFrom] = useState<number | null>(null)
  const widest = useWidestPicture()
  const close = () => setFullFrom(null)
  const pictures = images.map((image, at) => ({ image, label: pictureInWords(name, image, at, t) }))
  return (
    <div className="relative self-start overflow-hidden max-md:-mx-4 max-md:-mt-4 md:rounded-card md:[&_.carousel-track]:rounded-card">
      <Carousel
        key={images[0]}
        label={name}
        pictures={pictures}
        sizes={SIZES}
        isFirst
        hasThumbnails
        onTurn={(at) => (shown.current = at)}
      />
      <noscript>
        {pictures.slice(1).map(({ image, label }) => (
          <img key={image} src={pictureWithin(image, widest)} alt={label} loading="lazy" className="mt-2 w-full" />
        ))}
      </noscript>
      <button
        type="button"
        className="card-action no-print absolute end-2 top-2 z-2"
        aria-label={t('car_pictures_full')}
        onPointerEnter={FullGallery.preload}
        onClick={() => setFullFrom(Math.min(shown.current, images.length - 1))}
      >
        <Icon name="expand" />
      </button>
      {fullFrom !== null && (
        <FullGallery name={name} pictures={pictures} from={fullFrom} onClose={close} onFail={close} />
      )}
    </div>
  )
}
