import { beforeAll, expect, test } from 'vitest'
import type { Understood } from '#domain/search/understand-query.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { COMMON_ARABIC, COMMON_ENGLISH } from './given-common-words.ts'
import { createReader } from './read-text.ts'

const NAMES = ['make', 'model', 'city', 'region']

let understand: (text: string) => Understood
beforeAll(async () => {
  const { services } = await givenApp()
  understand = createReader(await services.catalogue(), services.clock()).understand
})

/** The words of the list that are taken for another word that is a name. */
const misread = (common: readonly string[], sentence: (word: string) => string): string[] =>
  common.flatMap((word) => {
    const names = understand(sentence(word)).chips.filter(({ kind, corrected }) => corrected && NAMES.includes(kind))
    return names.length ? [`${word}: ${names.map(({ ref }) => ref).join()}`] : []
  })

test.each([
  ['alone', (word: string) => word],
  ['in a sentence', (word: string) => `i saw a ${word} there`],
  ['among words of a request', (word: string) => `cheap ${word}`],
])('EXPL-01 a common English word %s is no misspelt car or place', (_, sentence) => {
  expect(misread(COMMON_ENGLISH, sentence)).toEqual([])
})

test.each([
  ['alone', (word: string) => word],
  ['in a sentence', (word: string) => `عندي ${word} في البيت`],
  ['with an article', (word: string) => `شفت ال${word} هناك`],
])('EXPL-01 a common Arabic word %s is no misspelt car or place', (_, sentence) => {
  expect(misread(COMMON_ARABIC, sentence)).toEqual([])
})
