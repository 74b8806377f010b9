import { normaliseText, splitLettersAndDigits } from '#domain/text/normalise-text.ts'
import { findTerms } from './find-terms.ts'
import { guessNames } from './guess-names.ts'
import { matchWords, type Match } from './match-words.ts'
import { BODY_BY_NICKNAME, EMPTY_WORDS, isOrdinaryWord, OR_WORDS, PLACE_WORDS, VAGUE_WORDS } from './ordinary-words.ts'
import type { Word } from './read-words.ts'
import { isName, isPlace, type Vocabulary, type VocabularyTerm } from './vocabulary.ts'

export interface Chosen extends Pick<Match, 'from' | 'to' | 'key' | 'corrected'> {
  /** What the words mean; null if nothing is known of them. */
  term: VocabularyTerm | null
}

/**
 * What each of the words means in the company of the others.
 * @param is_taken words that were understood otherwise
 */
export function chooseTerms(
  words: readonly Word[],
  is_taken: (place: number) => boolean,
  vocabulary: Vocabulary,
): Chosen[] {
  const exact = matchWords(words, is_taken, vocabulary)
  const has_alternatives = words.some(({ text }) => OR_WORDS.has(text))
  const guessed = guessNames(exact, has_alternatives ? new Set() : makesOf(exact), vocabulary)
  const makes = makesOf(guessed)
  const matches = guessed.map((match, at) =>
    match.terms.length ? match : matchNumber(match, guessed[at - 1], makes, vocabulary),
  )
  return matches.flatMap((match) => {
    const term = isOrdinaryWord(match.key)
      ? termOfOrdinaryWord(match, matches, words, makes)
      : termOf(match, words, makes)
    const nickname = BODY_BY_NICKNAME[match.key]
    if (!nickname || term?.ref !== nickname.make || !makes.size) return [{ ...match, term }]
    // «جيب لاندكروزر» says nothing more than «لاندكروزر», «جيب تويوتا» asks for a body
    const is_said = matches.some(({ terms }) => terms[0]?.kind === 'model')
    return is_said ? [] : [{ ...match, term: { kind: 'body_type', ref: nickname.body_type, parent: null, names: [] } }]
  })
}

/** A number that is a model of the maker just before it, or a long one of a maker anywhere: «كرايسلر 2017 300». */
function matchNumber(
  match: Match,
  before: Match | undefined,
  makes: ReadonlySet<string>,
  vocabulary: Vocabulary,
): Match {
  const follows_make = before?.terms[0]?.kind === 'make'
  if (!(follows_make ? /^\d{1,3}$/ : /^\d{3}$/).test(match.key)) return match
  const own = ownModel(findTerms(vocabulary, match.key), makes)
  return own ? { ...match, terms: [own] } : match
}

/** Makers that the words name for certain, themselves or by their models. */
function makesOf(matches: readonly Match[]): ReadonlySet<string> {
  return new Set(
    matches.flatMap((match) => {
      if (isOrdinaryWord(match.key) || BODY_BY_NICKNAME[match.key]) return []
      const [first, ...others] = match.terms
      if (first?.kind === 'make') return [first.ref]
      const is_certain =
        first?.kind === 'model' && others.every(({ kind, parent }) => kind !== 'model' || parent === first.parent)
      return is_certain && first.parent ? [first.parent] : []
    }),
  )
}

/** Of namesakes the named maker's own model, else what is written like this («سيتي» isn't «سي تي»), else the commonest. */
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

/** Says nothing of a make or a model, for certain. */
function isNoCarWord({ key, terms }: Match): boolean {
  const [first] = terms
  if (first) return first.kind !== 'make' && first.kind !== 'model'
  return EMPTY_WORDS.has(key) || VAGUE_WORDS.has(key) || /^\d+$/.test(key)
}

/** A word of every day is a name beside its maker, after a word for places, or where nothing else names a car. */
function termOfOrdinaryWord(
  match: Match,
  matches: readonly Match[],
  words: readonly Word[],
  makes: ReadonlySet<string>,
): VocabularyTerm | null {
  const { terms, from } = match
  const own = ownModel(terms, makes) ?? terms.find((term) => !isName(term))
  if (own) return own
  if (PLACE_WORDS.has(words[from - 1]?.text ?? '')) {
    return terms.find(isPlace) ?? null
  }
  const is_alone = matches.every((other) => other === match || isNoCarWord(other))
  // `is` alone is the Lexus
  const is_meant = is_alone && (matches.length === 1 || !EMPTY_WORDS.has(match.key))
  return (is_meant && terms[0]) || null
}
