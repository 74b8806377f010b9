import { PICTURE_WIDTHS } from '#domain/pictures/picture-address.ts'
import { FILES_ADDRESS } from '#server/platform/files/file-routes.ts'

/** In both stores; below it a folder for each beginning of a name, so that none grows too large. */
export const PICTURES_FOLDER = 'pictures'

/** Of all widths and types that there may be, by a picture's address. */
export function fileKeysOf(url: string): string[] {
  const base = url.slice(FILES_ADDRESS.length, url.indexOf('-960.webp'))
  return PICTURE_WIDTHS.flatMap((width) => [`${base}-${width}.webp`, `${base}-${width}.avif`])
}
