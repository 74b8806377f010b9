import { findTerms } from '../vocabulary/find-terms.ts'
import { digitInName } from '../numbers/spoken-numbers.ts'
import type { Vocabulary, VocabularyTerm } from '../vocabulary/vocabulary.ts'

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
  كيه: 'k',
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
  دبليو: 'w',
  اكس: 'x',
  واي: 'y',
  زد: 'z',
  زي: 'z',
}
export const isSpeltLetter = (word: string): boolean => Object.hasOwn(LETTERS, word)
export const LONGEST_SPELT = 4
const LATIN = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * Names that the spelt letters stand for: models if a number follows («سي 300» is the C 300, «ال اكس 570» the LX
 * 570), otherwise makers with such a name.
 */
export function findSpokenLetters(vocabulary: Vocabulary, words: readonly string[]): readonly VocabularyTerm[] {
  if (words.length < 2 || words.length > LONGEST_SPELT || !isSpeltLetter(words[0] ?? '')) return []
  const number = digitInName(words.at(-1) ?? '')
  if (!/^\d{1,3}$/.test(number)) return termsSpelt(vocabulary, words).filter(isOfLetters)
  const letters = words.slice(0, -1)
  const models = termsSpelt(vocabulary, letters, number).filter(({ kind }) => kind === 'model')
  // «جي ال سي 300»: the number of an engine
  return models.length || !/^\d{3}$/.test(number)
    ? models
    : termsSpelt(vocabulary, letters).filter(({ kind }) => kind === 'model')
}

function termsSpelt(vocabulary: Vocabulary, words: readonly string[], number = ''): VocabularyTerm[] {
  let keys = ['']
  for (const word of words) {
    const letters = [...(LETTERS[word] ?? '')]
    keys = keys.flatMap((key) => letters.map((letter) => key + letter))
  }
  return keys.flatMap((key) => (key.length > 1 || number ? findTerms(vocabulary, key + number) : []))
}

/** The common maker of three letters whose middle letter was confused: «بي بي دبليو». */
export function findMisheardLetters(vocabulary: Vocabulary, words: readonly string[]): readonly VocabularyTerm[] {
  const [first, middle, last, ...more] = words.map((word) => LETTERS[word])
  if (!first || !middle || !last || more.length) return []
  const found = [...first].flatMap((one) =>
    [...last].flatMap((other) => LATIN.flatMap((letter) => findTerms(vocabulary, one + letter + other))),
  )
  const makers = new Set(found.filter((term) => isOfLetters(term) && !term.isRare))
  return makers.size === 1 ? [...makers] : []
}

const isOfLetters = ({ kind, names }: VocabularyTerm): boolean => kind === 'make' && /^[A-Z]{2,3}$/.test(names[0] ?? '')
