import { PICTURE_WIDTHS, videoOf } from '#domain/pictures/picture-address.ts'
import { FILES_ADDRESS } from '#server/platform/files/file-routes.ts'

/** The prefix of keys in both stores. It has subfolders by name prefix to keep folders small. */
export const PICTURES_FOLDER = 'pictures'

/** All possible files of a picture, or of a video and its cover, by its URL. */
export function fileKeysOf(url: string): string[] {
  const base = url.slice(FILES_ADDRESS.length, url.indexOf('-960.webp'))
  const pictures = PICTURE_WIDTHS.flatMap((width) => [`${base}-${width}.webp`, `${base}-${width}.avif`])
  return videoOf(url) ? [...pictures, `${base}.mp4`] : pictures
}
