import { z } from 'zod'

/** One value or several: both `make=toyota` and `make=toyota&make=kia` become a list. */
export function several<Item extends z.ZodType>(item: Item) {
  return z
    .union([item, z.array(item).max(100)])
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.output<Item>[])
    .optional()
}
