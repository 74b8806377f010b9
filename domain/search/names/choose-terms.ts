import { normaliseText, splitLettersAndDigits } from '#domain/text/normalise-text.ts'
import { findNumbered } from '../vocabulary/find-terms.ts'
import { guessNames } from '../spelling/guess-names.ts'
import { joinScripts } from '../spelling/join-scripts.ts'
import { matchWords, type Match } from '../spelling/match-words.ts'
import {
  EMPTY_WORDS,
  isOrdinaryWord,
  nicknameIn,
  OR_WORDS,
  PAINTWORK,
  PLACE_WORDS,
  VAGUE_WORDS,
} from '../vocabulary/ordinary-words.ts'
import type { Word } from '../words/read-words.ts'
import { unitOf } from '../numbers/spoken-numbers.ts'
import { isPlace } from '../vocabulary/vocabulary-term.ts'
import { isName, type Vocabulary, type VocabularyTerm } from '../vocabulary/vocabulary.ts'
import { WEAK_NAMES } from '../vocabulary/weak-names.ts'

export interface Chosen extends Pick<Match, 'from' | 'to' | 'key' | 'corrected'> {
  /** The meaning of the words; null if unknown. */
  term: VocabularyTerm | null
}

/**
 * Chooses the meaning of each word in the context of the others.
 * @param isTaken whether a word already has a meaning
 */
export function chooseTerms(
  words: readonly Word[],
  isTaken: (place: number) => boolean,
  vocabulary: Vocabulary,
): Chosen[] {
  const exact = joinScripts(matchWords(words, isTaken, vocabulary), vocabulary)
  const typedMakes = new Set(exact.flatMap(({ terms }) => (terms[0]?.kind === 'make' ? terms[0].ref : [])))
  const hasAlternatives = words.some(({ text }) => OR_WORDS.has(text))
  const guessed = guessNames(exact, hasAlternatives ? new Set() : makesOf(exact), vocabulary)
  const makes = makesOf(guessed)
  const hasModel = guessed.some(({ terms }) => terms[0]?.kind === 'model')
  const matches = guessed.map((match, at) => {
    const before = guessed[at - 1]
    // «لكزس ES حجم 350»: 350 is the size of the engine, not the RX 350
    const mayBeModel = !match.terms.length && (!hasModel || before?.terms[0]?.kind === 'make')
    return mayBeModel ? matchNumber(match, before, makes, vocabulary) : match
  })
  return matches.flatMap((match) => {
    const term = isOrdinary(match) ? termOfOrdinaryWord(match, matches, words, typedMakes) : termOf(match, words, makes)
    const nickname = nicknameIn(match.key)
    if (!nickname || term?.ref !== nickname.make) return [{ ...match, term }]
    // the maker in «جيب رانجلر» and «شركة جيب», a body type in «جيب تويوتا» and in «جيب» alone
    if (SAYS_MAKER.test(words[match.from - 1]?.text ?? '')) return [{ ...match, term }]
    const models = matches.flatMap(({ terms }) => (terms[0]?.kind === 'model' ? terms[0] : []))
    if (models.some(({ parent }) => parent === nickname.make)) return [{ ...match, term }]
    return [{ ...match, term: { kind: 'body_type', ref: nickname.body_type, parent: null, names: [] } }]
  })
}

const SAYS_MAKER = /^(?:ال)?(?:شركه|ماركه)$/

/** A word that also has a meaning unrelated to cars: «كامل», `focus`. */
const isOrdinary = ({ key }: Match): boolean => WEAK_NAMES.has(key) || (isOrdinaryWord(key) && !MADINAH.test(key))
/** «بالمدينة» is in Madinah, «بمدينة» in a city. */
const MADINAH = /^[وب]?المدينه$/

/**
 * A number, in digits or words, that is a model of the preceding maker, or a long number that is a model of any
 * maker in the text: «كرايسلر 2017 300».
 */
function matchNumber(
  match: Match,
  before: Match | undefined,
  makes: ReadonlySet<string>,
  vocabulary: Vocabulary,
): Match {
  const followsMake = before?.terms[0]?.kind === 'make'
  const number = (followsMake && unitOf(match.key)) || match.key
  if (!(followsMake ? /^\d{1,3}$/ : /^\d{3}$/).test(number)) return match
  const own = ownModel(findNumbered(vocabulary, number, before?.key ?? ''), makes)
  return own ? { ...match, terms: [own] } : match
}

/** Makers that the text names with certainty, directly or by a model. */
function makesOf(matches: readonly Match[]): ReadonlySet<string> {
  return new Set(
    matches.flatMap((match) => {
      if (isOrdinary(match) || nicknameIn(match.key)) return []
      const [first, ...others] = match.terms
      if (first?.kind === 'make') return [first.ref]
      const isCertain =
        first?.kind === 'model' && others.every(({ kind, parent }) => kind !== 'model' || parent === first.parent)
      return isCertain && first.parent ? [first.parent] : []
    }),
  )
}

/**
 * Chooses among terms with equal names: the model of the named maker, then the exact spelling («سيتي» rather than
 * «سي تي»), then the most common.
 */
function termOf({ terms, from, to }: Match, words: readonly Word[], makes: ReadonlySet<string>): VocabularyTerm | null {
  const [first = null, ...others] = terms
  if (!others.length) return first
  const typed = words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
  const isWrittenAlike = ({ names }: VocabularyTerm) =>
    names.some((name) => splitLettersAndDigits(normaliseText(name)) === typed)
  return ownModel(terms, makes) ?? terms.find((term) => term.kind === first?.kind && isWrittenAlike(term)) ?? first
}

function ownModel(terms: readonly VocabularyTerm[], makes: ReadonlySet<string>): VocabularyTerm | undefined {
  return terms.find(({ kind, parent }) => kind === 'model' && parent !== null && makes.has(parent))
}

/** Whether the words are certainly neither a make nor a model. */
function isNoCarWord({ key, terms }: Match): boolean {
  const [first] = terms
  if (first) return first.kind !== 'make' && first.kind !== 'model'
  return EMPTY_WORDS.has(key) || VAGUE_WORDS.has(key) || /^\d+$/.test(key)
}

/** `smart fortwo`, `focus 2015`, `tiguan or compass`. */
function isBesideCar(match: Match, matches: readonly Match[], words: readonly Word[]): boolean {
  const isCar = ({ terms: [term] }: Match) => term?.kind === 'make' || term?.kind === 'model'
  const next = matches.find(({ from }) => from === match.to)
  const isYear = (one: Match | undefined) => /^(?:19|20)\d\d$/.test(one?.key ?? '')
  // «سوناتا سمارت ٢٠٢٢»
  const isOther = matches.some((other) => other !== match && other.to <= match.from && isCar(other))
  if (next?.terms.some(({ parent }) => parent === match.terms[0]?.ref)) return true
  if (!isOther && (isYear(next) || isYear(matches.find(({ to }) => to === match.from)))) return true
  return matches.some(
    (other) =>
      isCar(other) &&
      ((other.to === match.from - 1 && OR_WORDS.has(words[other.to]?.text ?? '')) ||
        (other.from === match.to + 1 && OR_WORDS.has(words[match.to]?.text ?? ''))),
  )
}

/**
 * An everyday word is a name only next to its maker, after a word that introduces places, or if nothing else names
 * a car.
 */
function termOfOrdinaryWord(
  match: Match,
  matches: readonly Match[],
  words: readonly Word[],
  makes: ReadonlySet<string>,
): VocabularyTerm | null {
  const { terms, from } = match
  const plain = terms.find((term) => !isName(term))
  const followsMake = matches.some((other) => other.to === from && other.terms[0]?.kind === 'make')
  // `Nissan petrol` means the Patrol, unlike `Nissan Sunny petrol`
  // `is there a Lexus ES` names no IS
  const mayBeOwn = followsMake || (!plain && !EMPTY_WORDS.has(match.key))
  const own = (mayBeOwn ? ownModel(terms, makes) : undefined) ?? plain
  if (own) return own
  // `city Khobar`
  if (PLACE_WORDS.has(match.key) && matches.some((other) => other.from === match.to && other.terms.some(isPlace)))
    return null
  if (PLACE_WORDS.has(words[from - 1]?.text ?? '')) {
    return terms.find(isPlace) ?? null
  }
  if (WEAK_NAMES.has(match.key)) {
    if (isBesideCar(match, matches, words)) return terms[0] ?? null
    // `the edge of`
    if (/^(?:of|on|the|that|your|my)$/.test(words[match.to]?.text ?? '')) return null
  }
  if (PAINTWORK.has(match.key)) return null
  const isAlone = matches.every((other) => other === match || isNoCarWord(other))
  // `is` means the Lexus only if it is the whole text
  const isMeant = isAlone && (matches.length === 1 || !EMPTY_WORDS.has(match.key))
  return (isMeant && terms[0]) || null
}
