import { and, eq, inArray } from 'drizzle-orm'
import type { Restoring } from '#contract/audit.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { CallContext } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import { content_versions } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { storeOf } from './opposites.ts'

/**
 * Restores the values of a version as a new change.
 * @throws NOT_FOUND; CONTENT_CHANGED if a later version than the latest one that the admin saw exists; errors of the
 * store
 */
export async function restoreVersion(
  context: CallContext,
  { what, content_id, version, latest }: Restoring,
): Promise<void> {
  const store = storeOf(what)
  if (!store) throw fail('NOT_FOUND')
  const rows = await context.db
    .select()
    .from(content_versions)
    .where(
      and(
        eq(content_versions.kind, store.kind),
        eq(content_versions.content_id, content_id),
        inArray(content_versions.version, [version, latest]),
      ),
    )
  const chosen = rows.find((row) => row.version === version)
  const seen = rows.find((row) => row.version === latest)
  if (!chosen || !seen) throw fail('NOT_FOUND')
  const isDeleted = !chosen.values || !seen.values
  const fields = Object.keys({ ...chosen.values, ...seen.values }).filter(
    (field) => isDeleted || !store.changedElsewhere?.includes(field),
  )
  const pick = (values: Values | null) => Object.fromEntries(fields.map((field) => [field, values?.[field] ?? null]))
  await changeContent(context, store, {
    content_id,
    wanted: chosen.values && pick(chosen.values),
    seen: pick(seen.values),
  })
}
