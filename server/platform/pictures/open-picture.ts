import sharp, { type Sharp } from 'sharp'

/** Why a file is not taken as a picture; the texts know them by `picture_…`. */
export type PictureFault = 'empty' | 'too_large' | 'not_a_picture' | 'too_many_pixels' | 'damaged'

export class PictureRefused extends Error {
  readonly fault: PictureFault
  constructor(fault: PictureFault) {
    super(`The file is refused: ${fault}`)
    this.fault = fault
  }
}

const MOST_PICTURE_BYTES = 20_000_000
/** More than any phone's camera makes; decoded it takes four bytes each. */
const MOST_PIXELS = 80_000_000
const FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif']

/**
 * Upright, in sRGB and without anything that the file said beside its pixels; of an animation the first picture.
 * What it says of itself is not believed: it is a picture if it can be decoded.
 * @throws PictureRefused
 */
export async function openPicture(bytes: Uint8Array): Promise<{ picture: Sharp; width: number; height: number }> {
  if (!bytes.length) throw new PictureRefused('empty')
  if (bytes.length > MOST_PICTURE_BYTES) throw new PictureRefused('too_large')
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', autoOrient: true })
  const facts = await picture.metadata().catch(() => null)
  if (!facts || !FORMATS.includes(facts.format)) throw new PictureRefused('not_a_picture')
  const { width, height } = facts.autoOrient
  if (width * height > MOST_PIXELS) throw new PictureRefused('too_many_pixels')
  return { picture, width, height }
}

/** @throws PictureRefused where the pixels can't be read to the end */
export async function encodePicture(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.toBuffer()
  } catch {
    throw new PictureRefused('damaged')
  }
}
