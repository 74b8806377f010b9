import sharp, { type Sharp } from 'sharp'
import { MOST_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import { decodeHeic } from './decode-heic.ts'
import { guessFormat } from './guess-format.ts'
import { PictureRefused } from './picture-refused.ts'

/** More than phone cameras produce by default. Each pixel takes four bytes when decoded. */
const MOST_PIXELS = 50_000_000

// disables all other decoders, whatever the file claims to be
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
sharp.cache(false)

/**
 * Opens a picture upright and with its colours. For animations, opens the first frame. Output contains no metadata.
 * @throws PictureRefused
 */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  if (!bytes.length) throw new PictureRefused('empty')
  if (bytes.length > MOST_PICTURE_BYTES) throw new PictureRefused('too_large')
  const format = guessFormat(bytes)
  if (!format) throw new PictureRefused('not_a_picture')
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (metadata?.format !== format) throw new PictureRefused('damaged')
  if (metadata.width * metadata.height > MOST_PIXELS) throw new PictureRefused('too_many_pixels')
  return metadata.compression === 'hevc'
    ? decodeHeic(bytes, { profile: metadata.icc, mostPixels: MOST_PIXELS })
    : sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })
}

/** @throws PictureRefused if the pixels cannot be decoded completely */
export async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new PictureRefused('damaged')
  }
}
