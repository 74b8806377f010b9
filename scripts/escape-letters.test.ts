import { SourceMap } from 'node:module'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withEscapes } from './escape-letters.ts'

const CODE = "const car = 'سيارة 🚗'\nconst year = 2020; const both = `${car} ${year} ريال`; return both"
/** The second line begins at its start and at columns 19 and 55. */
const MAPPINGS = 'AAAA;AACA,mBAAmB,oCAAoC'

const originOf = (mappings: string, line: number, column: number) => {
  const map = new SourceMap({
    version: 3,
    file: '',
    sources: ['a.ts'],
    sourcesContent: [],
    names: [],
    sourceRoot: '',
    mappings,
  })
  return map.findEntry(line, column)
}

test('code with escapes has one byte per character and the same values', () => {
  const { code } = withEscapes(CODE, MAPPINGS)
  expect(Buffer.byteLength(code)).toBe(code.length)
  expect(runInNewContext(`(() => {${code}})()`)).toBe('سيارة 🚗 2020 ريال')
})

test('stack traces of code with escapes find the same places', () => {
  const { code, mappings } = withEscapes(CODE, MAPPINGS)
  const column = code.split('\n')[1]?.indexOf('return') ?? 0
  expect(originOf(MAPPINGS, 1, column - 20)).toMatchObject({ originalLine: 1, originalColumn: 55 })
  expect(originOf(mappings, 1, column)).toMatchObject({ originalLine: 1, originalColumn: 55 })
  expect(originOf(mappings, 1, column - 1)).toMatchObject({ originalLine: 1, originalColumn: 19 })
})

test('a backslash before a letter outside ASCII fails the build', () => {
  expect(() => withEscapes('const arabic = /\\ع/', '')).toThrow('follows a backslash')
  expect(() => withEscapes("const text = '\\\\ع'", '')).not.toThrow()
})
