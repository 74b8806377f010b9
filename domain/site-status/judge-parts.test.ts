import { expect, test } from 'vitest'
import { judgeParts, judgeSite, SITE_PARTS } from './judge-parts.ts'

const FINE = { awaySince: null, isReadOnly: false, isSearchReady: true, hasMailServer: true }
const [EARLY, LATE] = ['2026-11-01T10:00:00.000Z', '2026-11-02T10:00:00.000Z']
const stateOf = (parts: ReturnType<typeof judgeParts>) => Object.fromEntries(parts.map((one) => [one.part, one.state]))

test('what nobody has checked yet is unknown, and the site works', () => {
  const parts = judgeParts({}, FINE)
  expect(parts.map(({ part }) => part)).toEqual(SITE_PARTS)
  expect(stateOf(parts)).toEqual({
    data: 'works',
    search: 'works',
    pictures: 'unknown',
    live: 'unknown',
    mail: 'unknown',
  })
  expect(judgeSite(parts)).toBe('works')
})

test('a site that can be read and not written works partly', () => {
  const parts = judgeParts({ database: { state: 'fine', since: EARLY } }, { ...FINE, isReadOnly: true })
  expect(parts[0]).toEqual({ part: 'data', state: 'partly', since: null })
  expect(judgeSite(parts)).toBe('partly')
})

test('the worst of the checks of a part tells its state, and since when', () => {
  const parts = judgeParts(
    {
      database: { state: 'fine', since: EARLY },
      sockets: { state: 'fine', since: EARLY },
      mail: { state: 'failing', since: LATE },
      job_queue: { state: 'warning', since: EARLY },
      pictures: { state: 'unknown', since: EARLY },
      picture_errors: { state: 'warning', since: LATE },
    },
    FINE,
  )
  expect(parts).toEqual([
    { part: 'data', state: 'works', since: EARLY },
    { part: 'search', state: 'works', since: null },
    { part: 'pictures', state: 'partly', since: LATE },
    { part: 'live', state: 'works', since: EARLY },
    { part: 'mail', state: 'down', since: LATE },
  ])
  expect(judgeSite(parts)).toBe('partly')
})

test('while the database is away the site is down, and what it noted before is not told', () => {
  const noted = { database: { state: 'fine', since: EARLY }, sockets: { state: 'fine', since: EARLY } } as const
  const parts = judgeParts(noted, { ...FINE, awaySince: LATE })
  expect(stateOf(parts)).toEqual({
    data: 'down',
    search: 'down',
    pictures: 'unknown',
    live: 'unknown',
    mail: 'unknown',
  })
  expect(parts[0]?.since).toBe(LATE)
  expect(judgeSite(parts)).toBe('down')
})

test('a database that answers again is not down, whatever was noted; nor is mail that the site never had', () => {
  const noted = { database: { state: 'failing', since: EARLY }, mail: { state: 'warning', since: EARLY } } as const
  const parts = judgeParts(noted, { awaySince: null, isReadOnly: false, isSearchReady: false, hasMailServer: false })
  expect(stateOf(parts)).toEqual({
    data: 'partly',
    search: 'partly',
    pictures: 'unknown',
    live: 'unknown',
    mail: 'off',
  })
})
