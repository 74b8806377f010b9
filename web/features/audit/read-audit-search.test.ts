import { expect, test } from 'vitest'
import { auditAddress, hourOf, localTime, readAuditSearch } from './read-audit-search.ts'

const ID = '0190b5e0-0000-7000-8000-000000000000'
const read = (query: string) => readAuditSearch(new URLSearchParams(query))

test('ADMIN-07 the filters of the audit log stand in the address, with times of Riyadh', () => {
  const search = read(
    `admin=${ID}&what=decide_ad&subject=logo&request=r1&text=Hunter&from=2026-11-23T07:00&until=2026-11-23T08:00`,
  )
  expect(search).toEqual({
    admin_id: ID,
    what: 'decide_ad',
    subject_id: 'logo',
    request_id: 'r1',
    text: 'Hunter',
    from: '2026-11-23T04:00:00.000Z',
    until: '2026-11-23T05:00:00.000Z',
  })
  expect(read(auditAddress(search).split('?')[1] ?? '')).toEqual(search)
  expect(auditAddress({})).toBe('/admin/audit')
})

test('ADMIN-07 filters that cannot be are left out', () => {
  expect(read('admin=x&what=steal&subject=%20&from=2026-13-99T99:99&until=yesterday&after=x')).toEqual({})
})

test('ADMIN-07 the hour of a change is the whole hour around it', () => {
  const { from, until } = hourOf('2026-11-23T04:59:59.999Z')
  expect([localTime(from), localTime(until)]).toEqual(['2026-11-23T07:00', '2026-11-23T08:00'])
})
