import { z } from 'zod'
import { CURSOR } from '#domain/cursor.ts'
import { Text } from './procedure.ts'

/** A cursor: the `next` of the previous page. Consists of a time and an ID. */
export const Cursor = Text.regex(CURSOR, 'cursor_unknown').optional()
const pageSize = (usual: number) => z.coerce.number<number | string>().int().min(1).max(100).default(usual)
export const PageSize = pageSize(50)
/** The page size for large items. */
export const SmallPageSize = pageSize(20)
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() })
