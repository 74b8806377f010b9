import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('web/**/*.{css,tsx}').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const pathsWith = (wrong: RegExp) => sources.filter(({ text }) => wrong.test(text)).map(({ path }) => path)

test('heights are those of what a phone shows, without its bars: dvh, or svh for what must not move', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(pathsWith(/\d(?:vh)\b|\b(?:min-h|max-h|h)-screen\b/)).toEqual([])
})

test('no field is smaller than 16 px, below which iPhones zoom into the page', () => {
  const [, field = ''] = /\n {2}\.field\s*\{([^}]*)\}/.exec(readFileSync('web/ui/styles/controls.css', 'utf8')) ?? []
  expect(field).toContain('font-size: 1rem')
  expect(pathsWith(/<(?:input|textarea|select)\b[^>]*\btext-(?:xs|sm)\b/)).toEqual([])
  expect(pathsWith(/className="field\b[^"]*\btext-(?:xs|sm)\b/)).toEqual([])
})
