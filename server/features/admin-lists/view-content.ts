import { eq } from 'drizzle-orm'
import type { ContentStore } from '#server/features/content-versions/public.ts'
import { saved_views } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

type ViewValues = Omit<typeof saved_views.$inferSelect, 'id' | 'created_at'> & { created_at: string }

/** The content store of saved views. */
export const viewContent: ContentStore = {
  kind: 'saved_view',
  what: 'change_view',
  read: async (tx, id) => {
    const [row] = await tx.select().from(saved_views).where(eq(saved_views.id, id))
    if (!row) return null
    const { list, owner_id, name, search, created_at } = row
    return { list, owner_id, name, search, created_at: created_at.toISOString() } satisfies ViewValues
  },
  write: async (_services, tx, id, values) => {
    await tx.delete(saved_views).where(eq(saved_views.id, id))
    if (!values) return
    // erased, since it named somebody whose account was deleted
    if (!values['search']) throw fail('NOT_FOUND')
    const { created_at, ...rest } = values as unknown as ViewValues
    await tx.insert(saved_views).values({ id, ...rest, created_at: new Date(created_at) })
  },
}
