import { searchWords } from '#domain/text/strip-clitics.ts'
import { QUOTED } from './typed-words.ts'

const MOST_QUOTED = 8

/** Splits off words in quotation marks, which ads must contain. */
export function takeQuoted(text: string): { rest: string; required: string[] } {
  const quoted = [...text.matchAll(QUOTED)].map(([, words = '']) => words)
  return { rest: text.replace(QUOTED, ' '), required: searchWords(quoted.join(' '), MOST_QUOTED) }
}
