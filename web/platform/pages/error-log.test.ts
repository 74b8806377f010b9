import { beforeAll, expect, test, vi } from 'vitest'
import { recordedErrors, recordError } from './error-log.ts'

beforeAll(() => void vi.stubGlobal('window', { location: { href: 'https://sayyad.example/explore' } }))

test('ERRB-03 a caught error is recorded as critical, with where and when', () => {
  recordError(new Error('broken'), { type: 'render', severity: 'critical', componentStack: 'at Card' })
  expect(recordedErrors()[0]).toMatchObject({
    type: 'render',
    severity: 'critical',
    message: 'broken',
    stack: expect.stringContaining('broken'),
    context: { url: 'https://sayyad.example/explore', timestamp: expect.any(String), componentStack: 'at Card' },
  })
})

test('ERRB-03 the last fifty are kept, the latest first', () => {
  for (let at = 0; at < 60; at++) recordError(`error ${at}`, { type: 'route', severity: 'critical' })
  expect(recordedErrors()).toHaveLength(50)
  expect(recordedErrors()[0]?.message).toBe('error 59')
})
