import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { directionOf, type Lang } from '#domain/language.ts'
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
  /** Handles the arrow keys wherever the focus is; for the full-screen view. */
  hasKeys?: boolean
}

/** A row of pictures with swipe and buttons. All but the first are loaded when the pointer comes near. */
export function Carousel({ label, pictures, sizes, isFirst = false, link, hasKeys = false }: Props) {
  const { lang, t } = useTexts()
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
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

  function note() {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {}
    // negative in right-to-left direction
    setAt(Math.round(Math.abs(scrollLeft) / clientWidth))
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
                isFirst={isFirst && place === 0}
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
        {pictures.length > 1 && isWanted && (
          <>
            <Turn icon="back" label={t('carousel_previous')} onTurn={() => show(at - 1)} />
            <Turn icon="forward" label={t('carousel_next')} onTurn={() => show(at + 1)} />
          </>
        )}
        {pictures.length > 1 && <PictureNumber number={at + 1} count={pictures.length} />}
      </div>
    </div>
  )
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
