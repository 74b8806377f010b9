import { expect, test } from 'vitest'
import type { LoggedChange } from '#contract/audit.ts'
import { writeAuditCsv } from './write-audit-csv.ts'

const change = (id: string, more: Partial<LoggedChange> = {}): LoggedChange => ({
  id,
  what: 'change_text',
  admin_id: null,
  admin_name: null,
  subject: { kind: 'text', id: 'home_title', name: null },
  before: { text_en: 'Old' },
  after: { text_en: '=1+1' },
  created_at: '2026-11-23T04:00:00.000Z',
  request_id: null,
  address: null,
  user_agent: null,
  undoes: null,
  undone_by: null,
  not_undoable: null,
  ...more,
})

test('ADMIN-07 all pages of what is filtered are exported, and no cell is a formula', async () => {
  const pages: Record<string, { items: LoggedChange[]; next: string | null }> = {
    first: { items: [change('1', { admin_name: '=cmd()' })], next: 'second' },
    second: { items: [change('2')], next: null },
  }
  const asked: unknown[] = []
  const list = async (search: { after?: string }) => {
    asked.push(search)
    return pages[search.after ?? 'first']
  }
  const csv = await writeAuditCsv({ audit: { list } } as never, { what: 'change_text' })
  const [head, one, two, ...rest] = csv.split('\r\n')
  expect(head).toMatch(/^\ufeffid,created_at,admin_id,admin_name,what,/)
  expect(one).toBe(
    `1,2026-11-23T04:00:00.000Z,,'=cmd(),change_text,text,home_title,,,"{""text_en"":""Old""}","{""text_en"":""=1+1""}",,,,,`,
  )
  expect(two).toMatch(/^2,/)
  expect(rest).toEqual([''])
  expect(asked).toMatchObject([{ what: 'change_text' }, { what: 'change_text', after: 'second' }])
})
