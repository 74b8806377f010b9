import { expect, test } from 'vitest'
import { mergeFields, sameJson } from './merge-fields.ts'

test('ADMIN-07 changes of different fields are merged', () => {
  const current = { ar: 'باب', en: 'Gate' }
  expect(mergeFields(current, { wanted: { ar: 'بوابة' }, seen: { ar: 'باب' } })).toEqual({
    changed: ['ar'],
    conflicts: [],
  })
})

test('ADMIN-07 the second of two editors of the same field gets its current value', () => {
  const current = { ar: 'باب', en: 'Gate' }
  expect(mergeFields(current, { wanted: { ar: 'بوابة', en: 'Entry' }, seen: { ar: 'باب', en: 'Door' } })).toEqual({
    changed: ['ar', 'en'],
    conflicts: [{ field: 'en', current: 'Gate', wanted: 'Entry' }],
  })
})

test('ADMIN-07 two editors who set the same value are no conflict', () => {
  expect(mergeFields({ en: 'Gate' }, { wanted: { en: 'Gate' }, seen: { en: 'Door' } })).toEqual({
    changed: [],
    conflicts: [],
  })
})

test('two JSON values are equal in any order of their keys', () => {
  expect(sameJson({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: undefined }] })).toBe(true)
  expect(sameJson({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  expect(sameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(sameJson([], {})).toBe(false)
  expect(sameJson(0, false)).toBe(false)
})
