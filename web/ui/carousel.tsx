import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { Link } from 'react-router'
import { directionOf, type Lang } from '#domain/language.ts'
import { smallAddress } from '#domain/pictures/picture-address.ts'
import { matchesMedia } from '#web/platform/browser/media-query.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from './icon.tsx'
import { keyOf } from './keys/key-of.ts'
import { PictureNumber } from './picture-number.tsx'
import { Picture } from './picture.tsx'

export interface CarouselPicture {
  image: string
  label: string
  /** As of `Picture`. */
  placeholder?: string | undefined
}

interface Props {
  label: string
  pictures: readonly CarouselPicture[]
  /** The `sizes` attribute of the pictures. */
  sizes: string
  /** Whether the first picture is above the fold. */
  isFirst?: boolean
  /** URL that the pictures link to. */
  link?: { to: string; state: unknown }
  hasThumbnails?: boolean
  /** Handles the arrow keys wherever the focus is; for the full-screen view. */
  hasKeys?: boolean
  /** Index of the picture to begin with; the first by default. */
  from?: number
  /** Called with the index of the picture that comes into view. */
  onTurn?: (at: number) => void
}

/** A row of pictures with swipe and buttons. All but the first are loaded when the pointer comes near. */
export function Carousel({
  label,
  pictures,
  sizes,
  isFirst = false,
  link,
  hasThumbnails = false,
  hasKeys = false,
  from = 0,
  onTurn,
}: Props) {
  const { lang, t } = useTexts()
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(from)
  const [isWanted, setWanted] = useState(hasKeys)
  const want = () => setWanted(true)

  function show(next: number, behavior: ScrollBehavior = 'smooth') {
    want()
    track.current?.children[(next + pictures.length) % pictures.length]?.scrollIntoView({
      behavior: matchesMedia('(prefers-reduced-motion: reduce)') ? 'auto' : behavior,
      block: 'nearest',
      inline: 'start',
    })
  }

  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event, lang)
    if (!step) return
    event.preventDefault()
    show(at + step, 'auto')
  })
  // a layout effect, so that no key press is missed
  useLayoutEffect(() => {
    if (!hasKeys) return undefined
    window.addEventListener('keydown', turnByKey)
    return () => window.removeEventListener('keydown', turnByKey)
  }, [hasKeys])

  useBeginning(track, from)

  function note() {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {}
    // negative in right-to-left direction
    const place = Math.round(Math.abs(scrollLeft) / clientWidth)
    setAt(place)
    onTurn?.(place)
  }

  return (
    <div
      role="group"
      aria-roledescription={t('carousel')}
      aria-label={label}
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={want}
    >
      <div className="group/carousel relative z-1 overflow-hidden">
        {/* the full-screen view has no focusable content */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul ref={track} tabIndex={hasKeys ? 0 : undefined} onScroll={note} className="carousel-track">
          {(isWanted ? pictures : pictures.slice(0, 1)).map((picture, place) => {
            const shown = (
              <Picture
                src={picture.image}
                alt={picture.label}
                sizes={sizes}
                isFirst={isFirst && place === from}
                placeholder={picture.placeholder}
              />
            )
            return (
              <li key={picture.label} className="w-full flex-none snap-start" aria-hidden={place !== at}>
                {link ? (
                  // keyboards, screen readers and the discovery of routes use the link beside it
                  <Link to={link.to} state={link.state} discover="none" tabIndex={-1}>
                    {shown}
                  </Link>
                ) : (
                  shown
                )}
              </li>
            )
          })}
        </ul>
        {pictures.length > 1 && (isWanted || hasThumbnails) && (
          <>
            <Turn icon="back" label={t('carousel_previous')} onTurn={() => show(at - 1)} />
            <Turn icon="forward" label={t('carousel_next')} onTurn={() => show(at + 1)} />
          </>
        )}
        {pictures.length > 1 && <PictureNumber number={at + 1} count={pictures.length} />}
      </div>
      {hasThumbnails && pictures.length > 1 && (
        <ul className="no-print flex gap-2 overflow-x-auto pt-2 max-md:hidden">
          {pictures.map((picture, place) => (
            <li key={picture.label} className="flex-none">
              <button
                type="button"
                aria-label={picture.label}
                aria-current={place === at}
                onClick={() => show(place)}
                className="carousel-thumbnail"
              >
                <img
                  src={smallAddress(picture.image) ?? picture.image}
                  alt=""
                  loading="lazy"
                  className="aspect-4/3 w-24 object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Shows a picture at once. Not in a layout effect, since a dialog around it opens in one. */
function useBeginning(track: RefObject<HTMLElement | null>, from: number): void {
  useEffect(() => {
    if (from) track.current?.children[from]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }, [track, from])
}

/** -1, 0 or 1. In Arabic the left arrow leads to the next picture. */
function stepOf(event: KeyboardEvent, lang: Lang): number {
  if (event.altKey || event.ctrlKey || event.metaKey) return 0
  const key = keyOf(event)
  const [back, forward] = directionOf(lang) === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  return key === forward ? 1 : key === back ? -1 : 0
}

interface TurnProps {
  icon: 'back' | 'forward'
  label: string
  onTurn: () => void
}

function Turn({ icon, label, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className={`carousel-button ${icon === 'back' ? 'start-2' : 'end-2'}`}
      aria-label={label}
      onClick={onTurn}
    >
      <Icon name={icon} />
    </button>
  )
}
