import { eq } from 'drizzle-orm'
import { sameJson, type Values } from '#domain/admin-changes/merge-fields.ts'
import type { AdminChangeKind } from '#domain/admin-changes/kinds.ts'
import { followMerges } from '#domain/catalogue/follow-merges.ts'
import type { ContentStore } from '#server/features/content-versions/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { forgetReferenceData } from '#server/platform/db/reference/apply-reference-data.ts'
import { car_makers, car_models } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { fail } from '#server/platform/fail.ts'
import { requestSearchRebuild } from '#server/platform/jobs/request-search-rebuild.ts'
import { isInUse } from './is-in-use.ts'

export type CatalogueTable = typeof car_makers | typeof car_models

/** The content stores of makers and models. IDs are text, times are ISO strings. */
export const makerContent = catalogueContent(car_makers, 'car_maker', 'change_maker')
export const modelContent = catalogueContent(car_models, 'car_model', 'change_model')

function catalogueContent(table: CatalogueTable, kind: string, what: AdminChangeKind): ContentStore {
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
      return { ...values, edited_at: values.edited_at?.toISOString() ?? null }
    },
    write: async ({ jobs }, tx, contentId, values) => {
      const id = Number(contentId)
      const [was] = await tx.select().from(table).where(eq(table.id, id))
      if (!values) await remove(tx, table, id)
      else await store(tx, table, id, values)
      // the row was not edited after all, or deleted, when a new version applied its reference data
      if (values && (!was || typeof values['edited_at'] !== 'string')) await forgetReferenceData(tx)
      afterCommit(tx, { type: 'catalogue_changed' })
      const isSame = was && values && SEARCHED.every((field) => sameJson((was as Values)[field], values[field]))
      if (!isSame) await requestSearchRebuild(jobs, tx)
    },
  }
}

/** Fields that search rows and tag rules depend on. Rules can refer to a maker or model by any name. */
const SEARCHED = ['name_ar', 'name_en', 'aliases', 'merged_into']

async function store(tx: Db, table: CatalogueTable, id: number, { edited_at, ...values }: Values): Promise<void> {
  const { merged_into } = values
  if (typeof merged_into === 'number') await assertLeadsOn(tx, table, { id, merged_into })
  const row = { ...values, edited_at: typeof edited_at === 'string' ? new Date(edited_at) : null }
  const [changed] = await tx.update(table).set(row).where(eq(table.id, id)).returning()
  if (changed) return
  await tx
    .insert(table)
    .overridingSystemValue()
    .values({ id, ...row } as never)
}

/** When the undo of a merge is undone, its target may have been deleted, or merged into this row. */
async function assertLeadsOn(tx: Db, table: CatalogueTable, row: { id: number; merged_into: number }): Promise<void> {
  const rows = await tx.select({ id: table.id, merged_into: table.merged_into }).from(table)
  const merged = followMerges([...rows.filter(({ id }) => id !== row.id), row])
  if (merged.get(row.id)?.id === row.id) throw fail('CONTENT_CHANGED', { fields: [] })
}

async function remove(tx: Db, table: CatalogueTable, id: number): Promise<void> {
  if (await isInUse(tx, table, id)) throw fail('IN_USE')
  await tx.delete(table).where(eq(table.id, id))
}
