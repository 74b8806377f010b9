import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from './icon.tsx'

interface Props {
  label: string
  /** One node for each slide, given whether it may load its picture yet. */
  slides: readonly ((is_wanted: boolean) => ReactNode)[]
  /** Beside the place that the carousel keeps for itself. */
  onSlide?: (at: number) => void
}

/** Slides beside one another that a finger swipes and buttons turn; those after the first load when they are wanted. */
export function Carousel({ label, slides, onSlide }: Props) {
  const { t } = useTexts()
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [is_wanted, setWanted] = useState(false)
  const want = () => setWanted(true)

  function show(next: number) {
    want()
    track.current?.children[(next + slides.length) % slides.length]?.scrollIntoView({
      behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      block: 'nearest',
      inline: 'start',
    })
  }

  function note() {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {}
    // negative where reading goes from right to left
    const now = Math.round(Math.abs(scrollLeft) / clientWidth)
    if (now === at) return
    setAt(now)
    onSlide?.(now)
  }

  return (
    <div
      role="group"
      aria-roledescription={t('carousel')}
      aria-label={label}
      className="group/carousel relative z-1 overflow-hidden"
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={want}
    >
      <ul ref={track} onScroll={note} className="carousel-track">
        {slides.map((slide, place) => (
          // the slides of one carousel never change places
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="w-full flex-none snap-start" aria-hidden={place !== at}>
            {slide(place === 0 || is_wanted)}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <button
            type="button"
            className="carousel-button start-2"
            aria-label={t('carousel_previous')}
            onClick={() => show(at - 1)}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            className="carousel-button end-2"
            aria-label={t('carousel_next')}
            onClick={() => show(at + 1)}
          >
            <Icon name="forward" />
          </button>
          <bdi dir="ltr" className="carousel-place">
            {at + 1} / {slides.length}
          </bdi>
        </>
      )}
    </div>
  )
}
