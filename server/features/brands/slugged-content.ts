import { eq } from 'drizzle-orm'
import type { AdminChangeKind } from '#domain/admin-changes/kinds.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { ContentStore } from '#server/features/content-versions/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { brands, deal_categories, deals } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { fail, invalid } from '#server/platform/fail.ts'

interface Slugged {
  kind: string
  what: AdminChangeKind
  /** The column of deals that refers to the content. */
  usedBy: typeof deals.brand_id | typeof deals.category_id
  /** Changes values before they are stored. */
  prepare?: (tx: Db, values: Values) => Promise<Values>
}

/** A content store of rows that deals refer to, with a unique slug. IDs are text. */
export function sluggedContent(
  table: typeof brands | typeof deal_categories,
  { kind, what, usedBy, prepare = async (_, values) => values }: Slugged,
): ContentStore {
  return {
    kind,
    what,
    read: async (tx, contentId) => {
      const [row] = await tx
        .select()
        .from(table)
        .where(eq(table.id, Number(contentId)))
      if (!row) return null
      const { id: _, ...values } = row
      return withoutGenerated(values)
    },
    write: async (_services, tx, contentId, values) => {
      const id = Number(contentId)
      afterCommit(tx, { type: 'deals_changed' })
      if (values) await store(tx, id, await prepare(tx, values))
      else await remove(tx, id)
    },
  }

  async function store(tx: Db, id: number, values: Values): Promise<void> {
    const [changed] = await tx.update(table).set(values).where(eq(table.id, id)).returning({ id: table.id })
    if (changed) return
    const [added] = await tx
      .insert(table)
      .overridingSystemValue()
      .values({ id, ...values } as never)
      .onConflictDoNothing({ target: table.slug })
      .returning({ id: table.id })
    if (!added) throw invalid('name_en', 'name_exists')
  }

  async function remove(tx: Db, id: number): Promise<void> {
    // a deal that is being stored with it holds a lock on the row
    await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
    if (await tx.$count(deals, eq(usedBy, id))) throw fail('IN_USE')
    await tx.delete(table).where(eq(table.id, id))
  }
}

const withoutGenerated = ({ search_name: _, ...values }: Values): Values => values
