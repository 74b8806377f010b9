import { searchWords } from '#domain/text/strip-clitics.ts'
import { QUOTED } from './typed-words.ts'

const MOST_QUOTED = 8

/** Words in quotation marks, which every ad that is found must say, and the text without them. */
export function takeQuoted(text: string): { rest: string; required: string[] } {
  const quoted = [...text.matchAll(QUOTED)].map(([, words = '']) => words)
  return { rest: text.replace(QUOTED, ' '), required: searchWords(quoted.join(' '), MOST_QUOTED) }
}
