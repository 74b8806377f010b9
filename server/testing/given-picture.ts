import { readFileSync } from 'node:fs'
import sharp, { type Create } from 'sharp'

/** A single-colour JPEG with EXIF orientation and description, as from a phone. */
export function givenPicture(wanted: Partial<Create> = {}): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 400, channels: 3, background: '#d9d8d6', ...wanted } })
    .withMetadata({ orientation: 6, exif: { IFD0: { ImageDescription: 'taken at home' } } })
    .jpeg()
    .toBuffer()
}

/** A multipart form: strings as fields, bytes as files. */
export function givenForm(fields: Record<string, string | Uint8Array>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value)
    else form.set(name, new File([new Uint8Array(value)], `${name}.jpg`, { type: 'image/jpeg' }))
  }
  return form
}

/** Two seconds of H.264 in 640×360 without sound, with a cover, a title, a device and a position. */
export const givenVideo = (): Buffer => readFileSync(new URL('two-seconds.mp4', import.meta.url))
