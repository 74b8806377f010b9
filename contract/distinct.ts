import { z } from 'zod'

/** A list that removes duplicates. */
export const distinct = <Item extends z.ZodType>(item: Item) =>
  z.array(item).refine((items) => new Set(items).size === items.length, 'doubled')
