import { expect, test } from 'vitest'
import { judgeArchive, judgeArchiveDrill, judgeLog, judgeStandby } from './judge-copies.ts'

const NOW = new Date('2026-06-15T12:00:00Z')

test('ADMIN-07 a standby that is behind has failed since its last change, and one never reached is unknown to be so', () => {
  expect(judgeStandby({ lagMs: 1250, isFresh: true }, NOW)).toEqual({ state: 'fine', value: 1, since: null })
  expect(judgeStandby({ lagMs: 90_000, isFresh: false }, NOW)).toEqual({
    state: 'failing',
    value: 90,
    since: new Date('2026-06-15T11:58:30Z'),
  })
  expect(judgeStandby({ lagMs: null, isFresh: false }, NOW)).toEqual({ state: 'failing', value: null, since: null })
})

test.each([
  [1_900_000_000, 'fine'],
  [2_100_000_000, 'warning'],
  [5_100_000_000, 'failing'],
])('ADMIN-07 a write-ahead log of %i bytes where one gigabyte is meant is %s', (bytes, state) => {
  expect(judgeLog({ bytes, mostBytes: 1_000_000_000 })).toMatchObject({ state, value: bytes / 1_000_000 })
})

const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

test.each([
  [null, { state: 'unknown', value: null, since: null }],
  [
    { until: 0, checked: 0, base: 60 },
    { state: 'fine', value: 0, since: null },
  ],
  [
    { until: 6, checked: 0, base: 60 },
    { state: 'warning', value: 6, since: ago(6) },
  ],
  [
    { until: 16, checked: 0, base: 60 },
    { state: 'failing', value: 16, since: ago(16) },
  ],
  // nobody archives
  [
    { until: 7, checked: 7, base: 60 },
    { state: 'failing', value: 7, since: ago(7) },
  ],
  [
    { until: 0, checked: 0, base: null },
    { state: 'warning', value: null, since: null },
  ],
  [
    { until: 0, checked: 0, base: 2881 },
    { state: 'failing', value: null, since: ago(2881) },
  ],
])('ADMIN-07 an archive that is %j is %j', (age, finding) => {
  const archive = age && {
    archived_until: ago(age.until),
    checked_at: ago(age.checked),
    base_at: age.base === null ? null : ago(age.base),
  }
  expect(judgeArchive(archive, NOW)).toEqual(finding)
})

const DAY = 24 * 60

test('ADMIN-07 a test of the archive that failed, or is overdue for three days, needs attention', () => {
  const drill = { seconds: 11.2, hasFailed: false, succeeded_at: ago(DAY) }
  const since = ago(9 * DAY)
  expect(judgeArchiveDrill(drill, since, NOW)).toEqual({ state: 'fine', value: 12, since: ago(DAY) })
  expect(judgeArchiveDrill({ ...drill, succeeded_at: ago(3 * DAY + 1) }, since, NOW)).toMatchObject({
    state: 'warning',
  })
  expect(judgeArchiveDrill({ ...drill, hasFailed: true }, since, NOW)).toMatchObject({ state: 'warning', value: 12 })
  expect(judgeArchiveDrill({ ...drill, succeeded_at: null }, since, NOW)).toMatchObject({
    state: 'warning',
    since: null,
  })
  expect(judgeArchiveDrill(null, ago(2 * DAY), NOW)).toMatchObject({ state: 'unknown' })
  expect(judgeArchiveDrill(null, since, NOW)).toEqual({ state: 'warning', value: null, since: null })
  expect(judgeArchiveDrill(drill, null, NOW)).toMatchObject({ state: 'unknown' })
})
