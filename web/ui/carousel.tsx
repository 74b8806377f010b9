import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { matchesMedia } from '#web/platform/browser/media-query.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from './icon.tsx'
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
}

/** A row of pictures with swipe and buttons. All but the first are loaded when the pointer comes near. */
export function Carousel({ label, pictures, sizes, isFirst = false, link }: Props) {
  const { t } = useTexts()
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)

  function show(next: number) {
    want()
    track.current?.children[(next + pictures.length) % pictures.length]?.scrollIntoView({
      behavior: matchesMedia('(prefers-reduced-motion: reduce)') ? 'auto' : 'smooth',
      block: 'nearest',
      inline: 'start',
    })
  }

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
        {/* all have their places from the start: WebKit would scroll a row that becomes longer */}
        <ul ref={track} onScroll={note} className="carousel-track">
          {pictures.map((picture, place) => {
            if (place && !isWanted) return <li key={picture.label} aria-hidden="true" />
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
              <li key={picture.label} aria-hidden={place !== at}>
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
