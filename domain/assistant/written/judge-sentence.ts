import type { Lang } from '#domain/language.ts'
import type { Understood } from '#domain/search/understand-query.ts'
import { findInOtherForm, findTerms } from '#domain/search/vocabulary/find-terms.ts'
import { isName, type Vocabulary } from '#domain/search/vocabulary/vocabulary.ts'
import { searchText } from '#domain/text/normalise-text.ts'
import { BEFORE_NAMES, BEGINNINGS, FORBIDDEN } from './forbidden-words.ts'
import { isNumberWord } from './number-words.ts'

export interface Judge<Reference extends object> {
  lang: Lang
  /** What may be referred to in this answer, by the name in braces. */
  references: ReadonlyMap<string, Reference>
  /** Further words that state something, normalised. */
  stating?: ReadonlySet<string>
  vocabulary: Vocabulary
  /** Reads a text as a search. */
  understand: (text: string) => Understood
}

const MOST_LETTERS = 400
const SLOT = /\{\{([a-z][\w.-]*)\}\}/g
/** Letters of the language, marks within words, and plain punctuation that a space or the end follows. */
const LITERAL: Readonly<Record<Lang, RegExp>> = {
  ar: /^(?:[\u0621-\u063a\u0641-\u0652 ]|[.,،:؛;!?؟](?= |$))*$/u,
  en: /^(?:[a-z ]|(?<=[a-z])['’-](?=[a-z])|[.,:;!?](?= |$))*$/iu,
}
/** The end of what stands before a reference: nothing, a space, or an Arabic word that is joined to the next. */
const BEFORE: Readonly<Record<Lang, RegExp>> = { ar: /(?:^| )(?:[وف]?[بلك]?|و?ال)$/u, en: /(?:^| )$/ }
const AFTER = /^(?:$| |[.,،:؛;!?؟](?: |$))/
const LONGEST_NAME = 3
/** Everyday words that equal names or spellings of them, alone or as they are written. */
const HARMLESS: ReadonlySet<string> = new Set([
  'is',
  'fit',
  'has a',
  'see all',
  'unit',
  'sell',
  'view',
  'اسال',
  'واسال',
  'فاسال',
  'لدينا',
  'لديها',
  'ترسل',
  'بالكامل',
])
const SHORTEST_JOINED = 4
/** A short name after a letter that is joined to it: «بوي», «برش». */
const JOINED = /^[وفبل](?=\p{L}{2,3}$)/u
const DRAWN_OUT = /(\p{L})\1\1/u

/**
 * A sentence of a language model as words and references; null unless it states nothing by itself: no number in digits or
 * words, no name of a car, a place or a value of a filter, no link or markup, and nothing that is not in the references.
 */
export function judgeSentence<Reference extends object>(
  sentence: string,
  judge: Judge<Reference>,
): (string | Reference)[] | null {
  if (sentence.length > MOST_LETTERS) return null
  const pieces: (string | Reference)[] = []
  const literals: string[] = []
  // every second part is the name of a reference
  for (const [at, part] of sentence.split(SLOT).entries()) {
    if (at % 2 === 0) {
      literals.push(part)
      if (part !== '') pieces.push(part)
      continue
    }
    const reference = judge.references.get(part)
    if (!reference) return null
    pieces.push(reference)
  }
  const isJoined = literals.some(
    (literal, at) =>
      (at > 0 && (literal === '' ? at < literals.length - 1 : !AFTER.test(literal))) ||
      (at < literals.length - 1 && !BEFORE[judge.lang].test(literal)),
  )
  if (isJoined || !literals.every((literal) => LITERAL[judge.lang].test(literal))) return null
  return saysNothing(literals, judge) ? pieces : null
}

function saysNothing(literals: readonly string[], judge: Judge<object>): boolean {
  const texts = literals.map(wordsOf)
  const spoken = texts.flat()
  if (spoken.length === 0) return literals.length > 1
  if (judge.lang === 'en' && !areCapitalsOrdinary(literals)) return false
  const isStated = texts.some((words) =>
    words.some((word, at) => {
      const next = words[at + 1]
      if (BEFORE_NAMES.has(word) && next !== undefined) return true
      return (
        DRAWN_OUT.test(word) ||
        isForbidden(word, judge.stating) ||
        isLetter(word, judge.lang) ||
        startsName(words, at, judge.vocabulary)
      )
    }),
  )
  if (isStated) return false
  const { chips } = judge.understand(
    texts.map((words) => words.join(' ')).join(judge.lang === 'ar' ? ' ذلك ' : ' that '),
  )
  return chips.every(({ kind, text }) => kind === 'sort' || HARMLESS.has(searchText(text)))
}

const wordsOf = (literal: string): string[] =>
  literal
    .split(/[^\p{L}\p{M}'’]+/u)
    .map((word) => searchText(word.replaceAll(/['’]/g, '')))
    .filter((word) => word !== '')

/** Letters alone spell what their word would not: «t w o», «K». */
const isLetter = (word: string, lang: Lang): boolean =>
  word.length === 1 && (lang === 'ar' ? word !== 'و' : word !== 'a' && word !== 'i')

const PREFIX = /^(?:و|ف)?(?:بال|كال|لل|ال|[بلكس])?(?=\p{L}{2})/u
const SUFFIX = /(?<=\p{L}{2})(?:هما|ها|هم|كم|نا|ه|ك|ي|ا|ات|ين|ون|s)$/u

function* formsOf(word: string): Generator<string> {
  for (const start of new Set([word, word.replace(/^[وف](?=\p{L}{2})/u, ''), word.replace(PREFIX, '')])) {
    yield start
    yield start.replace(SUFFIX, '')
  }
}

const isForbidden = (word: string, stating?: ReadonlySet<string>): boolean =>
  [...formsOf(word)].some((form) => FORBIDDEN.has(form) || stating?.has(form) || isNumberWord(form))

/** Whether words beginning at a place, written as one, are a name or a number: «كام ري», «to yota», «fif teen». */
function startsName(words: readonly string[], at: number, vocabulary: Vocabulary): boolean {
  for (let length = 1; length <= LONGEST_NAME && at + length <= words.length; length += 1) {
    const key = words.slice(at, at + length).join('')
    if (length > 1 && key.length < SHORTEST_JOINED) continue
    if (length > 1 && (FORBIDDEN.has(key) || isNumberWord(key))) return true
    if (HARMLESS.has(words.slice(at, at + length).join(' '))) continue
    if (findTerms(vocabulary, key).length > 0 || findInOtherForm(vocabulary, key).length > 0) return true
    if (length === 1 && JOINED.test(key) && (vocabulary.exact.get(key.slice(1)) ?? []).some(isName)) return true
  }
  return false
}

/** Capital letters only where sentences begin, with words that begin sentences. */
function areCapitalsOrdinary(literals: readonly string[]): boolean {
  return literals.every((literal, at) => {
    const capitals = [...literal.matchAll(/\p{Lu}[\p{L}'’]*/gu)].map(({ 0: word, index }) => ({ word, index }))
    return capitals.every(
      ({ word, index }) =>
        /^I(?:['’](?:m|ll|ve|d))?$/.test(word) ||
        (at === 0 &&
          index === 0 &&
          /^\p{Lu}\p{Ll}*$/u.test(word.replaceAll(/['’]/g, '')) &&
          BEGINNINGS.has(searchText(word.split(/['’]/)[0] ?? ''))),
    )
  })
}
