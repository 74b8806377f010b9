import type { Understood } from '#domain/search/understand-query.ts'
import { QUERY_MAX_LENGTH } from '#domain/search/words/query-length.ts'
import { readWords, type Word } from '#domain/search/words/read-words.ts'
import { textLength } from '#domain/text/text-length.ts'
import { changeWish } from './change-wish.ts'
import { filtersOf, NO_WISH, partsOf } from './wish.ts'

type Read = (text: string) => Understood
type Filters = Understood['filters']

/** Reads a text that is longer than a search in pieces, sentence by sentence. What later pieces say adds to it. */
export function readLong(text: string, read: Read): Understood {
  const [first = '', ...others] = piecesOf(text)
  return others.reduce((before, piece) => joined(before, read(piece)), read(first))
}

/** All words of a text. What is joined to them as «and» is left out: «والقسط», «وكم». */
export const readAllWords = (text: string): Word[] =>
  piecesOf(text).flatMap((piece) => readWords(piece).map((word) => ({ ...word, text: word.text.replace(AND, '') })))

const AND = /^و(?=ال\p{L}{2}|(?!ارد|قود|ين|كال|زن|صف)\p{L}{2,}ها$|(?:كم|بكم|كيف|هل|متي|وش|ايش|قارن|شيل)$)/u

const SENTENCE_END = /(?<=[.\n!?؟؛])/u
const WORD_END = /(?<=\s)/u

/** Whole sentences that fit into a search, and whole words of longer sentences. */
function piecesOf(text: string): string[] {
  const fitting = text
    .split(SENTENCE_END)
    .flatMap((sentence) => (fits(sentence) ? sentence : joinedPieces(sentence.split(WORD_END))))
  return joinedPieces(fitting)
}

const fits = (text: string): boolean => textLength(text) <= QUERY_MAX_LENGTH

function joinedPieces(parts: readonly string[]): string[] {
  const pieces: string[] = []
  for (const part of parts) {
    const last = pieces.at(-1)
    if (last !== undefined && fits(last + part)) pieces[pieces.length - 1] = last + part
    else pieces.push(part)
  }
  return pieces
}

function joined(one: Understood, other: Understood): Understood {
  return {
    filters: joinedFilters(one.filters, other.filters),
    sort: one.sort ?? other.sort,
    other_goods: one.other_goods ?? other.other_goods,
    chips: [...one.chips, ...other.chips],
    leftover: [...one.leftover, ...other.leftover],
    unused: [...one.unused, ...other.unused],
    unread: [...one.unread, ...other.unread],
  }
}

/** Lists are joined; of ranges that contradict each other the later one counts. */
function joinedFilters(one: Filters, other: Filters): Filters {
  const wish = changeWish({ ...NO_WISH, parts: partsOf(one) }, { parts: partsOf(other), words: '', sort: null }, 'add')
  return filtersOf(wish)
}
