import { findTerms } from './find-terms.ts'
import type { Vocabulary, VocabularyTerm } from './vocabulary.ts'

/** The names of Latin letters in Arabic. */
const LETTERS: Readonly<Record<string, string>> = {
  اي: 'eia',
  ايه: 'a',
  ا: 'a',
  بي: 'bp',
  سي: 'c',
  دي: 'd',
  اف: 'f',
  جي: 'gj',
  اتش: 'h',
  اج: 'h',
  كي: 'k',
  ال: 'l',
  ام: 'm',
  ان: 'n',
  او: 'o',
  كيو: 'q',
  ار: 'r',
  اس: 's',
  تي: 't',
  يو: 'u',
  في: 'v',
  اكس: 'x',
  واي: 'y',
  زد: 'z',
  زي: 'z',
}
const MOST_WORDS = 4

/** Models whose Latin letters are spelt out in Arabic before a number: «سي 300» is C 300, «ال اكس 570» is LX 570. */
export function findSpokenLetters(vocabulary: Vocabulary, words: readonly string[]): readonly VocabularyTerm[] {
  if (words.length < 2 || words.length > MOST_WORDS || !/^\d{1,3}$/.test(words.at(-1) ?? '')) return []
  let keys = ['']
  for (const word of words) {
    const letters = /^\d{1,3}$/.test(word) ? [word] : [...(LETTERS[word] ?? '')]
    keys = keys.flatMap((key) => letters.map((letter) => key + letter))
  }
  return keys
    .flatMap((key) => (/^\d/.test(key) ? [] : findTerms(vocabulary, key)))
    .filter(({ kind }) => kind === 'model')
}
