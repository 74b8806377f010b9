import { openPicture, orDamaged } from './open-picture.ts'
import type { Shape } from './picture-task.ts'

/** @throws PictureRefused */
export async function encodePicture(bytes: Uint8Array, { side, fit, quality }: Shape): Promise<Uint8Array> {
  const picture = await openPicture(bytes)
  return orDamaged(
    picture
      .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
      .flatten({ background: '#ffffff' })
      .webp({ quality })
      .toBuffer(),
  )
}
