import { expect, test } from 'vitest'
import { givenVocabulary } from '../vocabulary/given-vocabulary.ts'
import { guessNames } from './guess-names.ts'
import { matchWords } from './match-words.ts'
import { readWords } from '../words/read-words.ts'

function guess(text: string, ...known: string[]) {
  const matches = matchWords(readWords(text), () => false, givenVocabulary)
  return guessNames(matches, new Set(known), givenVocabulary).map(({ terms }) => terms[0]?.ref ?? '?')
}

test('EXPL-01 a misspelt name written in two is found', () => {
  expect(guess('لند كروزر')).toEqual(['toyota-land-cruiser'])
})

test('EXPL-01 beside a known maker only its own models are guessed, with any error', () => {
  expect(guess('سينترا')).toEqual(['nissan-sentra'])
  expect(guess('سينترا', 'toyota')).toEqual(['?'])
  expect(guess('كانري')).toEqual(['?'])
  expect(guess('كانري', 'toyota')).toEqual(['toyota-camry'])
})

test.each(['الراض', 'بالراض', 'للراض', 'والرايض'])('EXPL-01 «%s» is a misspelt place', (word) => {
  expect(guess(word)).toEqual(['riyadh'])
})

test.each(['راض', 'الرضا', 'الريد'])(
  'EXPL-01 «%s» is no misspelt place: no article, or no vowel is missing',
  (word) => {
    expect(guess(word)).toEqual(['?'])
  },
)

test.each(['السوم', 'سومه', 'negotiable', 'offer', 'نظيفة', 'والنظيفة', 'تبدا', 'الماني', 'فبريكا', 'شاشة', 'range'])(
  'EXPL-01 the ordinary word «%s» is no misspelt name',
  (word) => {
    expect(guess(word)).toEqual(['?'])
  },
)
