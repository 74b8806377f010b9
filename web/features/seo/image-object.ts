import type { PictureSize } from '#domain/pictures/picture-size.ts'

/** A picture as schema.org structured data: with its size, or only its URL if the size is unknown. */
export const imageObject = (url: string, size: PictureSize | null | undefined): object | string =>
  size ? { '@type': 'ImageObject', url, width: size.width, height: size.height } : url
