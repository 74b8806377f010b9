import { SUBJECT_OF, type SubjectKind } from '#domain/admin-changes/kinds.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { readNames, type Names, type Services } from './read-subject-names.ts'

const KINDS: readonly SubjectKind[] = ['maker', 'model']

/** Replaces the ID of a merge target with its names. */
export async function nameMerges(
  services: Services,
  changes: readonly AdminChangeRow[],
): Promise<(change: AdminChangeRow, values: Values) => Values> {
  const read = await Promise.all(
    KINDS.map(async (kind): Promise<[SubjectKind, Map<string, Names>]> => {
      const ids = changes
        .filter(({ what }) => SUBJECT_OF[what] === kind)
        .flatMap(({ before, after }) => [before.merged_into, after.merged_into])
        .filter((id) => typeof id === 'number')
      return [kind, ids.length ? await readNames(services, kind, ids.map(String)) : new Map()]
    }),
  )
  const byKind = new Map(read)
  return ({ what }, values) => {
    const names = byKind.get(SUBJECT_OF[what])?.get(String(values.merged_into))
    return names ? { ...values, merged_into: names } : values
  }
}
