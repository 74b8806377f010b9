import { expect, test } from 'vitest'
import { findPhrases, phrasePattern } from './find-phrases.ts'

const COLOURS = phrasePattern('(?<dark>dark )?(?:red|blue)', 'sky')
const found = (text: string) =>
  findPhrases(
    text.split(' ').map((word) => ({ text: word })),
    COLOURS,
  )

test('EXPL-06 finds phrases of one or more whole words by the index of their words', () => {
  expect(found('a dark red car or blue')).toMatchObject([
    { from: 1, to: 3, text: 'dark red', groups: { dark: 'dark ' } },
    { from: 5, to: 6, text: 'blue' },
  ])
  expect(found('sky')).toMatchObject([{ from: 0, to: 1 }])
})

test('EXPL-06 finds no phrase within a word, nor in no words', () => {
  expect(found('bored infrared reddish darkred skyline')).toEqual([])
  expect(findPhrases([], COLOURS)).toEqual([])
})
