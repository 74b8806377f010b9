import type { Sharp } from 'sharp'

const COLUMNS = 9
const ROWS = 8
/** Fewer changes than this are a plain wall, which looks like every other plain wall. */
const LEAST_CHANGES = 6

/**
 * 64 bits, each whether it gets brighter from one ninth of a row to the next: the same for a picture that was scaled
 * or compressed anew, a few bits off for one that was changed a little. Signed, as the database keeps it.
 */
export async function hashDifferences(picture: Sharp): Promise<bigint | null> {
  const pixels = await picture.resize(COLUMNS, ROWS, { fit: 'fill' }).greyscale().raw().toBuffer()
  let hash = 0n
  let changes = 0
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 1; column < COLUMNS; column += 1) {
      const at = row * COLUMNS + column
      const is_brighter = (pixels[at] ?? 0) > (pixels[at - 1] ?? 0)
      hash = (hash << 1n) | BigInt(is_brighter)
      changes += Number(is_brighter)
    }
  }
  return changes < LEAST_CHANGES ? null : BigInt.asIntN(64, hash)
}
