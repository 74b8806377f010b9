import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import {
  judgeBackup,
  judgeCertificate,
  judgeClock,
  judgeDatabase,
  judgeDisk,
  judgeDiskDays,
  judgeDrill,
  judgeMail,
  judgePictureErrors,
  judgeQueue,
  judgeSlowQueries,
  judgeSockets,
  judgeVersion,
  UNKNOWN,
} from './judge-checks.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)

test('ADMIN-07 a version is too old for a database that a later one has changed', () => {
  expect(judgeVersion(0, null)).toEqual({ state: 'fine', value: 0, since: null })
  expect(judgeVersion(2, ago(9))).toEqual({ state: 'failing', value: 2, since: ago(9) })
})

test('ADMIN-07 pictures that cannot be processed are an error, those refused after crashes a warning', () => {
  expect(judgePictureErrors({ failing: 0, crashed: 0 }, null)).toMatchObject({ state: 'fine', value: 0 })
  expect(judgePictureErrors({ failing: 0, crashed: 2 }, ago(9))).toMatchObject({ state: 'warning', value: 2 })
  expect(judgePictureErrors({ failing: 3, crashed: 2 }, ago(9))).toEqual({ state: 'failing', value: 5, since: ago(9) })
})

test('ADMIN-07 mail that was never tried is unknown, and a failure counts until one is delivered after it', () => {
  expect(judgeMail({ failed: 0, delivered_at: null }, null)).toEqual(UNKNOWN)
  expect(judgeMail({ failed: 0, delivered_at: ago(5) }, null)).toEqual({ state: 'fine', value: 0, since: ago(5) })
  expect(judgeMail({ failed: 2, delivered_at: null }, ago(9))).toMatchObject({ state: 'failing', value: 2 })
  expect(judgeMail({ failed: 2, delivered_at: ago(10) }, ago(9))).toMatchObject({ state: 'failing' })
  expect(judgeMail({ failed: 2, delivered_at: ago(8) }, ago(9))).toMatchObject({ state: 'warning' })
})

test.each([
  [null, 'fine', 0],
  [ago(4 * MINUTE_MS), 'fine', 4],
  [ago(6 * MINUTE_MS), 'warning', 6],
  [ago(61 * MINUTE_MS), 'failing', 61],
])('ADMIN-07 a job due at %s makes the queue %s', (dueAt, state, value) => {
  expect(judgeQueue(dueAt, NOW)).toMatchObject({ state, value })
})

test.each([
  [60, 'fine'],
  [13, 'warning'],
  [2, 'failing'],
  [-1, 'failing'],
])('ADMIN-07 a certificate that ends in %s days is %s', (days, state) => {
  expect(judgeCertificate(ago(-days * DAY_MS), NOW)).toMatchObject({ state, value: days })
})

test('ADMIN-07 slow responses, a nearly full disk and differing clocks are reported', () => {
  expect([3, 300, 3000].map((milliseconds) => judgeDatabase(milliseconds).state)).toEqual([
    'fine',
    'warning',
    'failing',
  ])
  expect(judgeDisk({ freeBytes: 1_500_000, isScarce: true })).toMatchObject({ state: 'failing', value: 1 })
  expect([-6000, 400].map((milliseconds) => judgeClock(milliseconds).state)).toEqual(['failing', 'fine'])
})

test('ADMIN-07 refused sockets are an error, those that open late a warning', () => {
  expect([null, 20, 2500].map((milliseconds) => judgeSockets(milliseconds).state)).toEqual([
    'failing',
    'fine',
    'warning',
  ])
})

test('ADMIN-07 the time until the disk is full is estimated from how fast it fills, once that is known', () => {
  const sample = (days: number, gigabytes: number) => ({ at: ago(days * DAY_MS), freeBytes: gigabytes * 1e9 })
  expect(judgeDiskDays([sample(1, 10), sample(0, 9)])).toEqual(UNKNOWN)
  expect(judgeDiskDays([sample(10, 30), sample(5, 25), sample(0, 20)])).toMatchObject({ state: 'warning', value: 20 })
  expect(judgeDiskDays([sample(2, 12), sample(1, 9), sample(0, 6)])).toMatchObject({ state: 'failing', value: 2 })
  expect(judgeDiskDays([sample(2, 5), sample(1, 5), sample(0, 6)])).toMatchObject({ state: 'fine', value: null })
})

test('ADMIN-07 a backup is late after two days, missed after a week, and unknown backups are a warning', () => {
  expect(judgeBackup(ago(DAY_MS), NOW)).toMatchObject({ state: 'fine', value: 24 })
  expect(judgeBackup(ago(3 * DAY_MS), NOW)).toMatchObject({ state: 'warning', value: 72 })
  expect(judgeBackup(ago(8 * DAY_MS), NOW)).toMatchObject({ state: 'failing' })
  expect(judgeBackup(null, NOW)).toMatchObject({ state: 'failing', value: null })
  expect(judgeBackup(undefined, NOW)).toMatchObject({ state: 'warning', value: null })
})

test('ADMIN-07 a backup that does not restore, or not as it was, is failing, and a drill is late after a week', () => {
  const drill = { differences: 0, hasFailed: false, succeeded_at: ago(DAY_MS) }
  expect(judgeDrill(null, NOW)).toEqual(UNKNOWN)
  expect(judgeDrill(drill, NOW)).toEqual({ state: 'fine', value: 0, since: ago(DAY_MS) })
  expect(judgeDrill({ ...drill, succeeded_at: ago(8 * DAY_MS) }, NOW)).toMatchObject({ state: 'warning', value: 0 })
  expect(judgeDrill({ ...drill, differences: 3 }, NOW)).toMatchObject({ state: 'failing', value: 3 })
  expect(judgeDrill({ differences: 3, hasFailed: false, succeeded_at: null }, NOW)).toMatchObject({ value: 3 })
  expect(judgeDrill({ ...drill, hasFailed: true }, NOW)).toEqual({ state: 'failing', value: null, since: ago(DAY_MS) })
})

test('ADMIN-07 a query that runs for a minute is failing', () => {
  expect(judgeSlowQueries(0, null, NOW)).toMatchObject({ state: 'fine', value: 0 })
  expect(judgeSlowQueries(2, ago(20_000), NOW)).toMatchObject({ state: 'warning', value: 2 })
  expect(judgeSlowQueries(1, ago(2 * MINUTE_MS), NOW)).toMatchObject({ state: 'failing' })
})
