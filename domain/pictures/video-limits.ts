import type { PictureSize } from './picture-size.ts'

export const MOST_VIDEO_SECONDS = 60
/** Either way round, in pixels. */
export const MOST_VIDEO_SIDES = { longer: 1280, shorter: 720 }

/** The largest size within the limits, in the same shape. Encoders want even numbers. */
export function fitVideo({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(
    1,
    MOST_VIDEO_SIDES.longer / Math.max(width, height),
    MOST_VIDEO_SIDES.shorter / Math.min(width, height),
  )
  const even = (side: number) => Math.max(2, Math.floor((side * scale) / 2 + 1e-6) * 2)
  return { width: even(width), height: even(height) }
}
