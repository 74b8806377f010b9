import { compileLanguage } from '../language.ts'
import { NAMES } from './names.ts'
import { FRACTIONS, MULTIPLIERS, NUMBERS } from './numbers.ts'
import { HINTS, LETTERS, LOANS, PHRASES, SHARED_LETTERS, SPELLING, WEAK } from './phrases.ts'
import { WORDS } from './words.ts'

export const URDU_HINDI = compileLanguage({
  words: WORDS,
  phrases: PHRASES + NAMES,
  hints: HINTS,
  weak: WEAK,
  loans: LOANS,
  numbers: NUMBERS,
  multipliers: MULTIPLIERS,
  fractions: FRACTIONS,
  spelling: SPELLING,
  letters: LETTERS,
  sharedLetters: SHARED_LETTERS,
})
