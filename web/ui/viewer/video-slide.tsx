import { useEffect, useRef, type PointerEvent } from 'react'
import type { Video } from '#domain/pictures/picture-address.ts'
import type { ViewedPicture } from './viewed-picture.ts'

interface Props {
  picture: ViewedPicture
  video: Video
  /** Whether it was chosen by a tap, which starts it. */
  startsAtOnce: boolean
  /** Whether it is the slide in view. */
  isCurrent: boolean
}

/** The share of its height, from below, in which players have their controls. */
const CONTROLS = 0.25

/** A video with the controls of the browser, which pauses when another slide comes. */
export function VideoSlide({ picture, video, startsAtOnce, isCurrent }: Props) {
  const player = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!isCurrent) player.current?.pause()
  }, [isCurrent])

  /** Dragging the controls must not turn the slide. */
  function keepFromStage(event: PointerEvent<HTMLVideoElement>) {
    const { top, height } = event.currentTarget.getBoundingClientRect()
    if (event.clientY > top + height * (1 - CONTROLS)) event.stopPropagation()
  }

  return (
    // what sellers film has no captions
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={player}
      src={video.file}
      poster={picture.image}
      aria-label={picture.label}
      controls
      playsInline
      preload="none"
      autoPlay={startsAtOnce}
      className="size-full object-contain"
      onPointerDown={keepFromStage}
      onKeyDown={(event) => event.stopPropagation()}
    />
  )
}
