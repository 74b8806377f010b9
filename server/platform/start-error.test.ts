import { expect, test } from 'vitest'
import { fail } from './fail.ts'
import { describeStartError, reasonIn, StartError } from './start-error.ts'

const withCode = (code: string, more = {}) => Object.assign(new Error('it failed'), { code, ...more })

test.each([
  ['a full disk', withCode('ENOSPC'), /disk of the data folder \/data is full: free/],
  ['a quota', withCode('EDQUOT'), /disk of the data folder \/data is full: free/],
  ['a full disk of the database', new Error('Failed query', { cause: withCode('53100') }), /is full: free/],
  ['a full disk in a log', new StartError('It did not start: could not write: No space left on device.'), /is full:/],
  ['the reserve of the disk', fail('STORAGE_FULL'), /less free space than DISK_RESERVE_MB: /],
  ['a file of somebody else', withCode('EACCES', { path: '/data/secret' }), /^sayyad: \/data\/secret cannot be used: /],
  ['missing rights on the database', withCode('42501'), /user of DATABASE_URL lacks rights \(it failed\): /],
  ['a mistake of setup', new StartError('Set PORT to another.'), /^sayyad: Set PORT to another\.$/],
])('AD-09 %s is described in one sentence', (_what, error, expected) => {
  const printed = describeStartError(error, '/data')
  expect(printed).toMatch(expected)
  expect(printed).toMatch(/^sayyad: [^\n]+\.$/)
})

test('AD-09 an unexpected error keeps its stack', () => {
  const error = new TypeError('x is not a function')
  expect(describeStartError(error, '/data')).toMatchObject({ name: 'TypeError', stack: error.stack })
})

test('AD-09 the reason in a log of PostgreSQL is its first error', () => {
  const log = `creating directory … ok
2026-11-27 08:00:48.280 UTC [5753] FATAL:  could not write to file "pg_wal/xlogtemp.5753": No space left on device
child process exited with exit code 1
initdb: removing contents of data directory`
  expect(reasonIn(log)).toBe('could not write to file "pg_wal/xlogtemp.5753": No space left on device')
  expect(reasonIn('initdb: error: could not access directory "/x": Permission denied')).toBe(
    'could not access directory "/x": Permission denied',
  )
  expect(reasonIn('')).toBe('')
})
