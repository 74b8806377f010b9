import { and, desc, eq, lt } from 'drizzle-orm'
import type { VersionPage, VersionSearch } from '#contract/audit.ts'
import { withoutMachineFields } from '#domain/admin-changes/machine-fields.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { DataServices } from '#server/context.ts'
import { admin_changes, content_versions, profiles } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { storeOf } from './opposites.ts'

/**
 * Latest first.
 * @throws NOT_FOUND
 */
export async function listVersions(
  { db }: Pick<DataServices, 'db'>,
  { what, content_id, before, limit: wanted }: VersionSearch,
): Promise<VersionPage> {
  const store = storeOf(what)
  if (!store) throw fail('NOT_FOUND')
  const limit = Math.min(wanted, store.mostVersions ?? wanted)
  const rows = await db
    .select({ row: content_versions, admin_id: admin_changes.admin_id, admin: profiles })
    .from(content_versions)
    .leftJoin(admin_changes, eq(admin_changes.id, content_versions.change_id))
    .leftJoin(profiles, eq(profiles.id, admin_changes.admin_id))
    .where(
      and(
        eq(content_versions.kind, store.kind),
        eq(content_versions.content_id, content_id),
        before === undefined ? undefined : lt(content_versions.version, before),
      ),
    )
    .orderBy(desc(content_versions.version))
    .limit(limit + 1)
  const items = rows.slice(0, limit).map(({ row, admin_id, admin }) => ({
    version: row.version,
    values: row.values && withoutMachineFields(row.values),
    change_id: row.change_id,
    admin_id,
    admin_name: (admin && displayName(admin)) ?? null,
    created_at: row.created_at.toISOString(),
  }))
  return { items, next: rows.length > limit ? (items.at(-1)?.version ?? null) : null }
}
