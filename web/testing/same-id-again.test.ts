import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** An ID that is made while something is sent. */
const AT_EACH_PRESS = /const \w+ = newId\(\)/

test('what is sent again after a lost answer has the same ID, by which the server knows it', () => {
  const sources = globSync('web/features/**/*.{ts,tsx}').filter((path) => readFileSync(path, 'utf8').includes("'uuid'"))
  expect(sources.length).toBeGreaterThan(5)
  expect(sources.filter((path) => AT_EACH_PRESS.test(readFileSync(path, 'utf8')))).toEqual([])
})
