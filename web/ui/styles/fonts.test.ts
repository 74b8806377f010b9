import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const CSS = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')

/** Code points by file of Readex Pro. */
const RANGES = new Map(
  [...CSS.matchAll(/url\('([^']+)'\)[^;]*;\s*unicode-range:([^;]+);/g)].map(([, file = '', ranges = '']) => [
    file.replace(/^.*readex-pro-(.*)\.woff2$/, '$1'),
    new Set([...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, from = '', to = from]) => between(from, to))),
  ]),
)

function between(from: string, to: string): number[] {
  const first = parseInt(from, 16)
  return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, at) => first + at)
}

test('the texts of the pages need only the small Latin font file', () => {
  const rest = RANGES.get('latin-wght-normal')
  const asked = globSync('web/texts/**/{ar,en}.ts').flatMap((file) => [...readFileSync(file, 'utf8')])
  expect(asked.length).toBeGreaterThan(10_000)
  expect(new Set(asked.filter((letter) => rest?.has(letter.codePointAt(0) ?? 0)))).toEqual(new Set())
})

test('each Latin letter comes from one file', () => {
  const basic = RANGES.get('basic-latin')
  const rest = RANGES.get('latin-wght-normal')
  expect(basic?.size).toBeGreaterThan(128)
  expect([...(basic ?? [])].filter((point) => rest?.has(point))).toEqual([])
  for (const point of between('0000', '00FF'))
    expect(basic?.has(point) || rest?.has(point), point.toString(16)).toBe(true)
})
