import { z } from 'zod'
import { Text } from './procedure.ts'

/** The `next` of the previous page: a time and an id. */
export const Cursor = Text.regex(
  /^[0-9a-z]{1,9}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  'cursor_unknown',
).optional()
const pageSize = (usual: number) => z.coerce.number<number | string>().int().min(1).max(100).default(usual)
export const PageSize = pageSize(50)
/** For large items. */
export const SmallPageSize = pageSize(20)
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() })
