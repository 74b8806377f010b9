import { SUBJECT_OF, type SubjectKind } from '#domain/admin-changes/kinds.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { readNames, type Names, type Services } from './read-subject-names.ts'

const KINDS = ['maker', 'model', 'brand', 'deal_category'] as const
type Kind = (typeof KINDS)[number]

/** What the fields of a changed object refer to by its ID. */
const REFERS_TO: Partial<Record<SubjectKind, Record<string, Kind>>> = {
  maker: { merged_into: 'maker' },
  model: { merged_into: 'model', make_id: 'maker' },
  article: { make_id: 'maker', model_id: 'model' },
  deal: { brand_id: 'brand', category_id: 'deal_category', make_id: 'maker' },
}

/** Replaces IDs in changed values with the names of what they refer to. */
export async function nameReferences(
  services: Services,
  changes: readonly AdminChangeRow[],
): Promise<(change: AdminChangeRow, values: Values) => Values> {
  const references = changes.flatMap(({ what, before, after }) => [before, after].flatMap((one) => find(what, one)))
  const read = await Promise.all(
    KINDS.map(async (kind): Promise<[Kind, Map<string, Names>]> => {
      const ids = references.filter((one) => one.kind === kind).map(({ id }) => id)
      return [kind, ids.length ? await readNames(services, kind, ids) : new Map()]
    }),
  )
  const byKind = new Map(read)
  return ({ what }, values) => {
    const named = find(what, values).flatMap(({ field, kind, id }) => {
      const names = byKind.get(kind)?.get(id)
      return names ? [[field, names] as const] : []
    })
    return { ...values, ...Object.fromEntries(named) }
  }
}

function find(what: AdminChangeRow['what'], values: Values): { field: string; kind: Kind; id: string }[] {
  return Object.entries(REFERS_TO[SUBJECT_OF[what]] ?? {}).flatMap(([field, kind]) => {
    const id = values[field]
    return typeof id === 'number' ? [{ field, kind, id: String(id) }] : []
  })
}
