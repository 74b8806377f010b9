import { expect, test } from 'vitest'
import { isSlowLine, receivedMbits } from './line-speed.ts'

const KB = 1000

test.each([
  [{ effectiveType: 'slow-2g', downlink: 5 }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g', downlink: 0.6 }, true],
  [{ effectiveType: '3g', downlink: 1.5 }, false],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '4g', downlink: 0.9 }, true],
  [{ effectiveType: '4g', downlink: 10 }, false],
  [{ effectiveType: '4g' }, false],
  [{}, false],
])('by the measure of the browser %o is slow: %s', (line, isSlow) => {
  expect(isSlowLine(line, [])).toBe(isSlow)
})

test('the measure of the browser comes before that of the files', () => {
  const slow = [{ bytes: 100 * KB, from: 0, to: 10_000 }]
  expect(isSlowLine({ effectiveType: '4g', downlink: 5 }, slow)).toBe(false)
  expect(isSlowLine({}, slow)).toBe(true)
})

test('files that come at the same time share the line, and pauses between them do not count', () => {
  const together = [
    { bytes: 100 * KB, from: 500, to: 1500 },
    { bytes: 100 * KB, from: 500, to: 1500 },
    { bytes: 50 * KB, from: 700, to: 900 },
  ]
  expect(receivedMbits(together)).toBe(2)
  expect(receivedMbits([...together, { bytes: 250 * KB, from: 60_000, to: 61_000 }])).toBe(2)
  expect(isSlowLine({}, together)).toBe(false)
})

test('too few bytes, or files that came at once, say nothing about the line', () => {
  expect(receivedMbits([])).toBeNull()
  expect(receivedMbits([{ bytes: 20 * KB, from: 0, to: 10_000 }])).toBeNull()
  expect(receivedMbits([{ bytes: 200 * KB, from: 5, to: 5 }])).toBeNull()
  expect(isSlowLine({}, [{ bytes: 20 * KB, from: 0, to: 10_000 }])).toBe(false)
})
