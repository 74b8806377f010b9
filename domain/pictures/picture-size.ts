import { MIDDLE_WIDTH } from './picture-address.ts'

/** In pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** The size of the file that the URL of a picture names, given the size of the picture. */
export function namedFileSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, MIDDLE_WIDTH / width)
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) }
}
