import sharp, { type Sharp } from 'sharp'
import { MOST_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import { decodeHeic } from './decode-heic.ts'
import { guessFormat } from './guess-format.ts'
import { PictureRefused } from './picture-refused.ts'

/** More than any phone's camera makes of itself; decoded each takes four bytes. */
const MOST_PIXELS = 50_000_000

// every other decoder stays shut, whatever a file says that it is
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
sharp.cache(false)

/**
 * Upright and in the colours that it says; of an animation the first picture. What is encoded of it says nothing
 * beside its pixels.
 * @throws PictureRefused
 */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  if (!bytes.length) throw new PictureRefused('empty')
  if (bytes.length > MOST_PICTURE_BYTES) throw new PictureRefused('too_large')
  const format = guessFormat(bytes)
  if (!format) throw new PictureRefused('not_a_picture')
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (facts?.format !== format) throw new PictureRefused('damaged')
  if (facts.width * facts.height > MOST_PIXELS) throw new PictureRefused('too_many_pixels')
  return facts.compression === 'hevc'
    ? decodeHeic(bytes, { profile: facts.icc, most_pixels: MOST_PIXELS })
    : sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })
}

/** @throws PictureRefused where the pixels can't be read to the end */
export async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new PictureRefused('damaged')
  }
}
