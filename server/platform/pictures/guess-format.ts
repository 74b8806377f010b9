export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heif'

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')
const BRANDS = ['avif', 'avis', 'mif1', 'msf1', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']

/**
 * Detects the format by the first bytes, ignoring file name and headers. Null for unsupported formats, which are never
 * decoded.
 */
export function guessFormat(bytes: Uint8Array): PictureFormat | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 12))
  if (start.subarray(0, 3).equals(JPEG)) return 'jpeg'
  if (start.subarray(0, 8).equals(PNG)) return 'png'
  const text = start.toString('latin1')
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'webp'
  return text.slice(4, 8) === 'ftyp' && BRANDS.includes(text.slice(8, 12)) ? 'heif' : null
}

/** Whether the file says that it is an MP4 or QuickTime video; it may be anything. */
export function looksLikeVideo(bytes: Uint8Array): boolean {
  const type = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 12)).toString('latin1', 4, 8)
  return type === 'ftyp' && guessFormat(bytes) === null
}
