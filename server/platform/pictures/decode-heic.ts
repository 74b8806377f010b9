import { crc32, deflateSync } from 'node:zlib'
import decode from 'heic-decode'
import sharp, { type Sharp } from 'sharp'
import { PictureRefused } from './picture-refused.ts'

/** In pixels. More than any page needs. */
const MOST_SIDE = 2560
/** Length of the signature and header of a PNG file. */
const PNG_HEADER_BYTES = 33

/**
 * Decodes HEIC, the picture format of Apple phones, which sharp cannot decode. Applies the rotation stored in the file.
 * @param profile the colour profile, as read by sharp
 * @throws PictureRefused
 */
export async function decodeHeic(
  bytes: Uint8Array,
  { profile, mostPixels }: { profile: Buffer | undefined; mostPixels: number },
): Promise<Sharp> {
  const images = await decode.all({ buffer: bytes }).catch(() => null)
  try {
    const [image] = images ?? []
    if (!image) throw new PictureRefused('damaged')
    if (image.width * image.height > mostPixels) throw new PictureRefused('too_many_pixels')
    const { width, height, data } = await image.decode()
    const small = sharp(data, { raw: { width, height, channels: 4 } }).resize(MOST_SIDE, MOST_SIDE, {
      fit: 'inside',
      withoutEnlargement: true,
    })
    const png = await small.removeAlpha().png({ compressionLevel: 0 }).toBuffer()
    return sharp(profile ? withProfile(png, profile) : png)
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused('damaged')
  } finally {
    images?.dispose()
  }
}

/** Adds the colour profile to a PNG of the pixels, so that sharp converts them to sRGB. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, PNG_HEADER_BYTES), length, body, checksum, png.subarray(PNG_HEADER_BYTES)])
}
