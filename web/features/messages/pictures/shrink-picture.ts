import { copyOf } from '#web/platform/device/chosen-file.ts'

/** Maximum width and height in pixels, more than the server stores. */
const MOST_SIDE = 2048
const SMALL_BYTES = 500_000

/**
 * Rotates and compresses a picture and removes its metadata. Returns a copy of the file if the browser does not support
 * its format.
 * @throws if the file cannot be read any more
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size < SMALL_BYTES) return copyOf(file)
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const made = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
    return made.size < file.size ? made : await copyOf(file)
  } catch {
    return copyOf(file)
  }
}
