import { expect, test } from 'vitest'
import { givenVocabulary } from './given-vocabulary.ts'
import { suggest } from './suggest.ts'

const refs = (text: string, limit = 8) => suggest(text, givenVocabulary, limit).map(({ ref }) => ref)

test.each([
  ['to', ['toyota']],
  ['تو', ['toyota']],
  ['لاند', ['toyota-land-cruiser']],
  ['كا', ['toyota-camry']],
  ['hyu', ['hyundai']],
  ['جد', ['jeddah']],
  ['دمام', ['dammam']],
  ['toyta', ['toyota']],
  ['zzzz', []],
  ['', []],
])('EXPL-01 %j suggests %j', (text, expected) => {
  expect(refs(text)).toEqual(expected)
})

test('EXPL-01 makers come before models, each once, and no more than asked for', () => {
  expect(refs('c')).toEqual(['chevrolet', 'chrysler', 'mercedes-c-class', 'chrysler-300', 'toyota-camry'])
  expect(refs('c', 2)).toHaveLength(2)
})
