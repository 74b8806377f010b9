import type { LoggedChange } from '#contract/audit.ts'
import type { ApiClient } from '#contract/client.ts'
import { BYTE_ORDER_MARK, csvLine } from '#domain/text/csv-line.ts'
import type { ChosenChanges } from './read-audit-search.ts'

const PAGE = 100
/** More are exported in parts, by days. */
const MOST_ROWS = 20_000

const COLUMNS: Record<string, (change: LoggedChange) => string | null> = {
  id: ({ id }) => id,
  created_at: ({ created_at }) => created_at,
  admin_id: ({ admin_id }) => admin_id,
  admin_name: ({ admin_name }) => admin_name,
  what: ({ what }) => what,
  subject_kind: ({ subject }) => subject.kind,
  subject_id: ({ subject }) => subject.id,
  subject_name_ar: ({ subject }) => subject.name?.ar ?? null,
  subject_name_en: ({ subject }) => subject.name?.en ?? null,
  before: ({ before }) => JSON.stringify(before),
  after: ({ after }) => JSON.stringify(after),
  address: ({ address }) => address,
  user_agent: ({ user_agent }) => user_agent,
  request_id: ({ request_id }) => request_id,
  undoes: ({ undoes }) => undoes,
  undone_by: ({ undone_by }) => undone_by,
}

/** The filtered changes as CSV, latest first, in the words of the API. */
export async function writeAuditCsv({ audit }: Pick<ApiClient, 'audit'>, search: ChosenChanges): Promise<string> {
  const lines = [csvLine(Object.keys(COLUMNS))]
  let after = search.after
  do {
    const page = await audit.list({ ...search, after, limit: PAGE })
    for (const change of page.items) lines.push(csvLine(Object.values(COLUMNS).map((cell) => cell(change) ?? '')))
    after = page.next ?? undefined
  } while (after !== undefined && lines.length <= MOST_ROWS)
  return BYTE_ORDER_MARK + lines.join('')
}
