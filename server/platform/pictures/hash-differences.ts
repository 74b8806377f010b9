import type { Sharp } from 'sharp'

const COLUMNS = 9
const ROWS = 8
/** Pictures with fewer changes in brightness, such as a plain wall, are not comparable. */
const LEAST_CHANGES = 6

/**
 * A 64-bit difference hash: each bit states whether brightness increases between neighbouring cells. Robust against
 * scaling and recompression. Signed, as in the database.
 */
export async function hashDifferences(picture: Sharp): Promise<bigint | null> {
  const pixels = await picture.resize(COLUMNS, ROWS, { fit: 'fill' }).greyscale().raw().toBuffer()
  let hash = 0n
  let changes = 0
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 1; column < COLUMNS; column += 1) {
      const at = row * COLUMNS + column
      const isBrighter = (pixels[at] ?? 0) > (pixels[at - 1] ?? 0)
      hash = (hash << 1n) | BigInt(isBrighter)
      changes += Number(isBrighter)
    }
  }
  return changes < LEAST_CHANGES ? null : BigInt.asIntN(64, hash)
}
