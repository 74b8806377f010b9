import { useState } from 'react'
import { placeholderOf, smallAddress, videoOf } from '#domain/pictures/picture-address.ts'
import { directionOf } from '#domain/language.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PictureNumber } from '#web/ui/picture-number.tsx'
import { PlayMark } from '#web/ui/video/play-mark.tsx'
import { LatePictureViewer } from '#web/ui/viewer/late-picture-viewer.ts'
import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'

interface Props {
  name: string
  images: readonly string[]
  /** Pictures of the live version; empty if unchanged. */
  images_before: readonly string[]
}

/** One large, uncropped picture with thumbnails below. Arrow keys follow the reading direction. */
export function ReviewGallery({ name, images, images_before }: Props) {
  const { lang, t } = useTexts(adReviewTexts)
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const turn = (step: number) => setAt((at + step + images.length) % images.length)
  const forward = directionOf(lang) === 'rtl' ? -1 : 1
  useShortcuts({ arrowright: () => turn(forward), arrowleft: () => turn(-forward) }, images.length > 1)
  const shown = images[at]
  const video = videoOf(shown ?? '')
  const labelOf = (image: string, place: number) =>
    videoOf(image) ? t('car_video', { name }) : t('car_picture', { name, number: place + 1 })
  return (
    <section aria-label={t('car_pictures')} className="flex min-w-0 flex-col gap-2">
      {shown === undefined ? (
        <p className="notice">{t('review_no_pictures')}</p>
      ) : (
        <div className="relative overflow-hidden rounded-card bg-sunken">
          <a
            {...LatePictureViewer.opener}
            href={shown}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              setOpen(true)
            }}
          >
            <img
              key={shown}
              src={shown}
              alt={labelOf(shown, at)}
              fetchPriority="high"
              className="aspect-4/3 w-full object-contain"
              style={{ backgroundImage: placeholderOf(shown) ?? undefined }}
            />
            {video && <PlayMark seconds={video.seconds} />}
          </a>
          {images.length > 1 && (
            <>
              <button
                type="button"
                className="card-action absolute start-2 top-1/2 -translate-y-1/2"
                aria-label={t('carousel_previous')}
                onClick={() => turn(-1)}
              >
                <Icon name="back" />
              </button>
              <button
                type="button"
                className="card-action absolute end-2 top-1/2 -translate-y-1/2"
                aria-label={t('carousel_next')}
                onClick={() => turn(1)}
              >
                <Icon name="forward" />
              </button>
              <PictureNumber number={at + 1} count={images.length} />
            </>
          )}
        </div>
      )}
      {images.length > 1 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {images.map((image, place) => (
            <li key={image}>
              <button
                type="button"
                aria-label={labelOf(image, place)}
                aria-current={place === at}
                className="carousel-thumbnail w-full"
                onClick={() => setAt(place)}
              >
                <Thumbnail image={image} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {images_before.length > 0 && (
        <details className="panel p-3">
          <summary className="min-h-11 content-center font-medium">{t('review_pictures_before')}</summary>
          <ul className="grid grid-cols-3 gap-2 pt-2">
            {images_before.map((image) => (
              <li key={image}>
                <a
                  href={videoOf(image)?.file ?? image}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('review_pictures_before')}
                >
                  <Thumbnail image={image} />
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {isOpen && (
        <LatePictureViewer
          name={name}
          pictures={images.map((image, place) => ({
            image,
            label: labelOf(image, place),
            view: null,
            size: null,
          }))}
          from={at}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

function Thumbnail({ image }: { image: string }) {
  const video = videoOf(image)
  return (
    <span className="relative block">
      <img src={smallAddress(image) ?? image} alt="" loading="lazy" className="aspect-4/3 w-full object-cover" />
      {video && <PlayMark seconds={video.seconds} />}
    </span>
  )
}
