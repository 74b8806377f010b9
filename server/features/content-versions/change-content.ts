import { and, eq, max, sql } from 'drizzle-orm'
import { mergeFields, sameJson, type Values } from '#domain/admin-changes/merge-fields.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { content_versions } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import type { ContentContext, ContentServices, ContentStore } from './content-store.ts'

export interface ContentChange {
  content_id: string
  /** The changed fields, all fields of new content, or null to delete it. */
  wanted: Values | null
  /**
   * The former values of these fields that the change is based on; all fields for a deletion. `{}` overwrites
   * concurrent changes.
   */
  seen: Values
  /** Whether missing content is an error instead of being added. */
  mustExist?: true
}

/**
 * Changes content field by field in its own transaction.
 * @returns the names of the changed fields
 * @throws CONTENT_CHANGED if the same fields were changed concurrently; NOT_FOUND; errors of the store
 */
export const changeContent = (context: ContentContext, store: ContentStore, change: ContentChange): Promise<string[]> =>
  context.db.transaction((tx) => changeContentIn(context, tx, store, { ...change, admin_id: requireUser(context).id }))

interface ChangeBy extends ContentChange {
  /** Null for the command line. */
  admin_id: string | null
  /** The ID of the change that this one undoes. */
  undoes?: string
}

/** The same as `changeContent`, within a transaction. */
export async function changeContentIn(
  services: ContentServices,
  tx: Db,
  store: ContentStore,
  { content_id, wanted, seen, mustExist, admin_id, undoes }: ChangeBy,
): Promise<string[]> {
  const { kind, what } = store
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${content_id}`}, 0))`)
  const current = await store.read(tx, content_id)
  if (!current && (!wanted || mustExist)) throw fail('NOT_FOUND')
  const { changed, conflicts } = mergeFields(current ?? {}, { wanted: wanted ?? nothing(current), seen })
  if (conflicts.length) throw fail('CONTENT_CHANGED', { fields: conflicts })
  if (!changed.length && wanted && current) return []

  await store.write(services, tx, content_id, wanted && { ...current, ...wanted })
  const after = await store.read(tx, content_id)
  const derived = (store.derived ?? []).filter((field) => !sameJson(current?.[field], after?.[field]))
  const fields = current && after ? [...new Set([...changed, ...derived])] : Object.keys({ ...current, ...after })
  const now = services.clock()
  const changeId = await recordAdminChange(tx, {
    admin_id,
    what,
    subject_id: content_id,
    before: current ? pick(current, fields) : {},
    after: after ? pick(after, fields) : {},
    ...(undoes !== undefined && { undoes }),
    now,
  })
  await addVersion(tx, { kind, content_id, before: current, values: after, change_id: changeId, now })
  return current && after ? changed : fields
}

interface Version {
  kind: string
  content_id: string
  before: Values | null
  values: Values | null
  change_id: string
  now: Date
}

async function addVersion(tx: Db, { kind, content_id, before, values, change_id, now }: Version): Promise<void> {
  const [last] = await tx
    .select({ version: max(content_versions.version) })
    .from(content_versions)
    .where(and(eq(content_versions.kind, kind), eq(content_versions.content_id, content_id)))
  const version = last?.version ?? 0
  const row = { kind, content_id, created_at: now }
  if (version === 0 && before) await tx.insert(content_versions).values({ ...row, version: 0, values: before })
  await tx.insert(content_versions).values({ ...row, version: version + 1, values, change_id })
}

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))

/** The values that stand for deleted content: all fields, set to null. */
const nothing = (current: Values | null): Values =>
  Object.fromEntries(Object.keys(current ?? {}).map((field) => [field, null]))
