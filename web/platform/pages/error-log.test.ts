import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearErrors, recordedErrors, recordError, watchErrors } from './error-log.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z') })
  const listeners = new EventTarget()
  vi.stubGlobal('window', { location: { href: 'https://sayyad.example/explore' } })
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners))
  vi.stubGlobal('dispatchEvent', listeners.dispatchEvent.bind(listeners))
  clearErrors()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})

test('ERRB-03 ERRB-05 a caught error is recorded as critical, with where and when', () => {
  recordError(new TypeError('broken'), { type: 'render', severity: 'critical', componentStack: 'at Card' })
  expect(recordedErrors()[0]).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    error: expect.any(TypeError),
    type: 'render',
    severity: 'critical',
    name: 'TypeError',
    message: 'broken',
    status: undefined,
    stack: expect.stringContaining('broken'),
    context: {
      url: 'https://sayyad.example/explore',
      timestamp: '2026-06-15T12:00:00.000Z',
      componentStack: 'at Card',
    },
  })
})

test('ERRB-05 the last fifty are kept, the latest first', () => {
  for (let at = 0; at < 60; at++) recordError(`error ${at}`, { type: 'route', severity: 'critical' })
  expect(recordedErrors()).toHaveLength(50)
  expect(recordedErrors()[0]?.message).toBe('error 59')
})

test('ERRB-05 after ten of the same error within a minute repeats are ignored', () => {
  const record = () => recordError('again', { type: 'route', severity: 'critical' })
  for (let times = 0; times < 1000; times++) record()
  expect(recordedErrors()).toHaveLength(10)
  recordError('another', { type: 'route', severity: 'critical' })
  expect(recordedErrors()).toHaveLength(11)
  vi.advanceTimersByTime(59_999)
  expect(record()).toBe(recordedErrors()[1])
  vi.advanceTimersByTime(1)
  expect(record()).toBe(recordedErrors()[0])
  expect(recordedErrors()).toHaveLength(12)
})

test('ERRB-05 repeats are ignored although the clock of the device is set back', () => {
  const record = () => recordError('again', { type: 'route', severity: 'critical' })
  for (let times = 0; times < 10; times++) record()
  vi.setSystemTime(new Date('2026-06-13T12:00:00Z'))
  for (let times = 0; times < 20; times++) record()
  expect(recordedErrors()).toHaveLength(20)
})

test.each([
  [{ code: 5, message: 'an object' }, 'an object'],
  [null, 'null'],
  [Object.create(null), '[object Object]'],
  [{ message: { toString: null, valueOf: null } }, '[object Object]'],
  [Symbol('a symbol'), 'Symbol(a symbol)'],
])('ERRB-05 whatever was thrown has a message: %#', (thrown, message) => {
  expect(recordError(thrown, { type: 'window', severity: 'critical' }).message).toBe(message)
})

test('ERRB-05 a name or a stack that is no text is left out', () => {
  const odd = Object.assign(new Error('odd'), { name: { a: 1 }, stack: ['x'] })
  expect(recordError(odd, { type: 'window', severity: 'critical' })).toMatchObject({ name: 'Error', stack: undefined })
})

test('ERRB-05 errors that nothing catches are critical, and rejections that nothing handles are warnings', () => {
  watchErrors()
  dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('too deep'), message: 'Uncaught' }))
  dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'Script error.' }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no answer' }))
  expect(recordedErrors().map(({ type, severity, message }) => [type, severity, message])).toEqual([
    ['promise', 'warning', 'no answer'],
    ['window', 'critical', 'Script error.'],
    ['window', 'critical', 'too deep'],
  ])
})

test('ERRB-05 what was thrown before the scripts of the page is recorded too', () => {
  watchErrors([new RangeError('early'), 'ResizeObserver'])
  expect(recordedErrors().map(({ type, severity, message }) => [type, severity, message])).toEqual([
    ['window', 'critical', 'ResizeObserver'],
    ['window', 'critical', 'early'],
  ])
})
