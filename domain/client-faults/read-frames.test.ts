import { expect, test } from 'vitest'
import { isOfExtension, readFrames } from './read-frames.ts'

const SITE = 'https://cars.example/assets'

test('ERRB-07 calls are read as each browser writes them', () => {
  expect(
    readFrames(`TypeError: x is not a function\n    at show (${SITE}/car-a1.js:1:234)\n    at ${SITE}/root-b2.js:2:5`),
  ).toEqual([
    { name: 'show', file: `${SITE}/car-a1.js`, line: 1, column: 234 },
    { name: '', file: `${SITE}/root-b2.js`, line: 2, column: 5 },
  ])
  expect(readFrames(`show@${SITE}/car-a1.js:1:234\n@${SITE}/root-b2.js:2:5\n[native code]`)).toEqual([
    { name: 'show', file: `${SITE}/car-a1.js`, line: 1, column: 234 },
    { name: '', file: `${SITE}/root-b2.js`, line: 2, column: 5 },
  ])
  for (const none of ['', 'Error: no calls', 'x'.repeat(100_000)]) expect(readFrames(none)).toEqual([])
})

test('ERRB-07 errors of extensions are told from those of the site', () => {
  const foreign = '    at run (chrome-extension://abc/content.js:1:2)'
  expect(isOfExtension(readFrames(foreign))).toBe(true)
  expect(isOfExtension(readFrames(`${foreign}\n    at show (${SITE}/car-a1.js:1:2)`))).toBe(false)
  expect(isOfExtension([])).toBe(false)
})
