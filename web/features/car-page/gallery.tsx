import { useRef, useState } from 'react'
import { carName } from '#domain/cars/car-name.ts'
import { smallAddress, videoOf } from '#domain/pictures/picture-address.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { pictureInWords } from '#web/texts/picture-in-words.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { PictureNumber } from '#web/ui/picture-number.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { PlayMark } from '#web/ui/video/play-mark.tsx'
import { isCovered } from '#web/ui/viewer/is-covered.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import type { PhoneBarProps } from './phone-bar.tsx'
import { PlainGallery } from './plain-gallery.tsx'

const FullGallery = latePart(async () => (await import('./full-gallery.tsx')).FullGallery)

/** Wide screens show one large picture and so many small ones. */
const SMALL_ONES = 4
/** So many pictures are small ones below the row of a phone. */
const BELOW = 2
const SIZES = '(width >= 84rem) 50rem, (width >= 64rem) 60vw, 100vw'
const BELOW_SIZES = '50vw'
const SMALL_SIZES = '(width >= 84rem) 12.5rem, (width >= 64rem) 20vw, 100vw'

/**
 * All pictures of an ad: a row to swipe, or on wide screens one large picture and four small ones. Each opens the
 * full-screen view. On small screens all but the first are loaded when the pointer comes near.
 */
export function Gallery(ad: PhoneBarProps) {
  const { lang, t } = useTexts(carPageTexts)
  const { images, image_sizes, image_views } = ad.car
  const name = carName(ad.car, lang)
  const [at, setAt] = useState(0)
  const [isWanted, setWanted] = useState(false)
  const isHydrated = useIsHydrated()
  /** Undefined until it is opened or closed here. */
  const [chosen, setFullFrom] = useState<number | null>()
  // after a reload, and back from a page that it led to, it is open as before
  const fullFrom = chosen === undefined && isHydrated && isCovered() ? 0 : chosen
  const row = useRef<HTMLUListElement>(null)
  const close = () => setFullFrom(null)

  const want = () => setWanted(true)
  const pictures = images.map((image, place) => {
    const view = image_views[place] ?? null
    return {
      image,
      label: pictureInWords(name, image, place, t, view),
      view: view && t(`picture_view_${view}`),
      size: image_sizes[place] ?? null,
      video: videoOf(image),
    }
  })
  const isDrawn = smallAddress(images[0] ?? '') === null

  function note() {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {}
    // negative in right-to-left direction
    setAt(Math.round(Math.abs(scrollLeft) / clientWidth))
  }

  if (isDrawn) return <Picture src={images[0] ?? ''} alt={name} sizes={SIZES} isFirst />
  return (
    <div
      role="group"
      aria-roledescription={t('carousel')}
      aria-label={name}
      className="gallery"
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={want}
      data-count={Math.min(images.length, SMALL_ONES + 1)}
    >
      <noscript>
        <PlainGallery pictures={pictures} />
      </noscript>
      <ul ref={row} className="gallery-pictures carousel-track needs-script" onScroll={note}>
        {/* all have their places from the start: WebKit would scroll a row that becomes longer */}
        {pictures.map(({ image, label, video }, place) => (
          <li key={image}>
            {(isWanted || place <= SMALL_ONES) && (
              <button
                type="button"
                {...FullGallery.opener}
                className={`relative ${isWanted || !place ? '' : 'max-lg:hidden'}`}
                aria-haspopup="dialog"
                onClick={() => setFullFrom(place)}
              >
                <Picture src={image} alt={label} sizes={place ? SMALL_SIZES : SIZES} isFirst={!place} />
                {video && <PlayMark seconds={video.seconds} />}
              </button>
            )}
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <span className="needs-script lg:hidden">
          <PictureNumber number={at + 1} count={images.length} />
        </span>
      )}
      {images.length > BELOW && (
        // for eyes and fingers: the row has them too
        <div aria-hidden="true" className="gallery-below needs-script sm:hidden">
          {pictures.slice(1, BELOW + 1).map(({ image, label, video }, place) => (
            <button
              key={image}
              type="button"
              {...FullGallery.opener}
              tabIndex={-1}
              className="relative"
              onClick={() => setFullFrom(place + 1)}
            >
              <Picture src={image} alt={label} sizes={BELOW_SIZES} />
              {video && <PlayMark seconds={video.seconds} />}
            </button>
          ))}
        </div>
      )}
      <Button
        {...FullGallery.opener}
        variant="quiet"
        icon="cards"
        className="gallery-all no-print"
        aria-haspopup="dialog"
        onClick={() => setFullFrom(Math.min(at, images.length - 1))}
      >
        {t('car_photos', { count: images.length })}
      </Button>
      {typeof fullFrom === 'number' && (
        <FullGallery {...ad} name={name} pictures={pictures} from={fullFrom} onClose={close} onFail={close} />
      )}
    </div>
  )
}
