import { randomBytes } from 'node:crypto'
import { PICTURE_WIDTHS, pictureAddress } from '#domain/pictures/picture-address.ts'
import type { CallContext } from '#server/context.ts'
import { FILES_ADDRESS } from '#server/platform/files/file-routes.ts'
import { invalid } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import type { Limit } from '#server/platform/limits.ts'
import { PictureRefused } from '#server/platform/pictures/picture-refused.ts'
import type { MediaRow } from './media-content.ts'

export const MEDIA_FOLDER = 'media'
const UPLOADS: Limit = { name: 'media', points: 300, seconds: 3600 }

export type StoredFiles = Pick<MediaRow, 'url' | 'width' | 'height' | 'bytes'>

/**
 * Stores an uploaded picture in all widths and formats. A nightly job deletes the files if no picture uses them.
 * @throws INVALID_INPUT, TOO_MANY_ATTEMPTS
 */
export async function storePicture(context: CallContext, file: File): Promise<StoredFiles> {
  const { files, limits, pictureWorkers } = context
  await limits.take(UPLOADS, requireUser(context).id)
  const { width, height, widest, colors, ...made } = await pictureWorkers
    .ask({ kind: 'derive', bytes: await file.bytes(), input: { quarter_turns: 0, keepsMaster: false } })
    .catch((error: unknown) => {
      throw error instanceof PictureRefused ? invalid('picture', `picture_${error.fault}`) : error
    })
  const base = `${MEDIA_FOLDER}/${randomBytes(16).toString('hex')}`
  for (const { width: fileWidth, extension, bytes } of made.files)
    await files.public.write(`${base}-${fileWidth}.${extension}`, bytes)
  const url = pictureAddress({ base: `${FILES_ADDRESS}${base}`, widest, colors })
  return { url, width, height, bytes: file.size }
}

/** All possible files of a picture in the folder of the library; none for other URLs. */
export function mediaKeysOf(url: string): string[] {
  if (!url.startsWith(`${FILES_ADDRESS}${MEDIA_FOLDER}/`)) return []
  const base = url.slice(FILES_ADDRESS.length, url.indexOf('-960.webp'))
  return PICTURE_WIDTHS.flatMap((width) => [`${base}-${width}.webp`, `${base}-${width}.avif`])
}
