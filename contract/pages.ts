import { z } from 'zod'
import { Text } from './procedure.ts'

/** Where the page before ended, as its `next` said: a time and an id. */
export const PageKey = Text.regex(
  /^[0-9a-z]{1,9}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  'page_unknown',
).optional()
const pageSize = (usual: number) => z.coerce.number<number | string>().int().min(1).max(100).default(usual)
export const PageSize = pageSize(50)
/** Of what takes much room each. */
export const SmallPageSize = pageSize(20)
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() })
