import { z } from 'zod'

/** Accepts one value or a list, and returns a list: `make=toyota` as well as `make=toyota&make=kia`. */
export function oneOrMany<Item extends z.ZodType>(item: Item) {
  return z
    .union([item, z.array(item).max(100)])
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.output<Item>[])
    .optional()
}
