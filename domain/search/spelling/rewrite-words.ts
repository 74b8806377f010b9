import { normaliseText, squeeze } from '#domain/text/normalise-text.ts'
import { factorOf } from '#domain/text/parse-number.ts'
import { ENGLISH_LOANS, ENGLISH_SENTENCE, isEverydayEnglish } from '../vocabulary/english-words.ts'
import { findMisspeltName } from './find-misspelt-name.ts'
import { findSpokenParts, findSpokenWords } from './find-spoken-word.ts'
import { findInOtherForm, findPlural, findTerms } from '../vocabulary/find-terms.ts'
import { otherLayout } from '../words/keyboard-layout.ts'
import { isOrdinaryWord } from '../vocabulary/ordinary-words.ts'
import { findMisheardLetters, findSpokenLetters } from './spoken-letters.ts'
import { isSpokenNumber } from '../numbers/spoken-numbers.ts'
import { isForeignWord } from './translate-words.ts'
import { isName, type Vocabulary } from '../vocabulary/vocabulary.ts'

export interface Rewritten {
  text: string
  /** Maps each replacement to the typed word. */
  typed: ReadonlyMap<string, string>
}

const LONGEST = 24
/** Maximum number of words of a name, counting spaces. */
const LONGEST_NAME = 10
const MOST_PARTS = 80
/** Maximum number of words of a name that is spelt by sound, counting spaces. */
const LONGEST_RUN = 5
const SHORTEST = 4
const SHORTEST_SWAPPED = 5
/** Articles and prepositions, without effect on the meaning: `bel 5obar`. */
const GLUE = /^(?:al|el|il|bel|bil|bal|fil|fel|lil|lel|bi)$/
const PREFIX = /^(?:wa?|b[ei]?l?|l[ie]l|f[ei]l|[aei]l)(?=[a-z\d]{4})/
/** Too short to match by sound: `rm`, `gt`. */
const BARE_CONSONANTS = /^[^aeiouy\d]{1,2}$/i
const AND_WORD = /^wa?$/i
const AND = / (?:w|wa) (?=\p{L})/giu

/**
 * Rewrites words typed in the wrong keyboard layout (`;hlvd`) and Arabic words in Latin letters (`7amra`,
 * `sayara`). Known words are left as they are.
 */
export function rewriteWords(text: string, vocabulary: Vocabulary): Rewritten {
  const typed = new Map<string, string>()
  const parts = text.split(/(\s+)/)
  if (!parts.some((part) => mayBeRewritten(part, vocabulary))) return { text, typed }
  const keys = parts.map((part) => (/\S/.test(part) ? squeeze(part) : ''))
  const isOfName = namesIn(keys, vocabulary)
  const isUnknown = parts.map(
    (part, at) =>
      /\p{L}/u.test(part) && part.length <= LONGEST && !isOfName(at) && !isKnown(keys[at] ?? '', vocabulary),
  )
  if (!isUnknown.includes(true)) return { text, typed }
  const most = mostCost(parts)
  const ofNames = spokenNames(parts, isUnknown, vocabulary)
  const rewritten = parts.map((part, at) => {
    // «جيب» is a kind of car in Arabic, in whatever letters
    if (most > 0 && keys[at] === 'jeep' && isUnknown.includes(true)) return 'جيب'
    if (!isUnknown[at] && !ofNames.has(at)) return part
    const ofName = ofNames.get(at)
    if (hasSwappedLetters(keys[at] ?? '', vocabulary)) return part
    const other = ofName?.word ?? inOtherLayout(part, vocabulary) ?? inArabic(part, vocabulary, most)[0]
    if (other === undefined) return part
    if (other) typed.set(other, ofName?.typed ?? part)
    return other
  })
  if (!typed.size) return { text, typed }
  return {
    text: rewritten
      .map((part) => (GLUE.test(part.toLowerCase()) ? '' : part))
      .join('')
      .replace(AND, ' و'),
    typed,
  }
}

/** A cheap check first: words in Arabic letters can only be in the wrong layout. */
const mayBeRewritten = (part: string, vocabulary: Vocabulary): boolean =>
  part.length <= LONGEST && (IN_ARABIC.test(part) ? inOtherLayout(part, vocabulary) !== undefined : /\p{L}/u.test(part))
const IN_ARABIC = /^[\u0621-\u064a]+$/

/**
 * Names of several words that may be unknown individually: `Land Rover`, `Riyadh Al Khabra`, `range rovr sprot`.
 * @param keys words without spaces, and the spaces between them
 */
function namesIn(keys: readonly string[], vocabulary: Vocabulary): (place: number) => boolean {
  const places = new Set<number>()
  for (let from = 0; from < Math.min(keys.length, MOST_PARTS); from += 2) {
    let key = keys[from] ?? ''
    if (!vocabulary.heads.has(key.slice(0, SHORTEST_HEAD))) continue
    for (let to = from + 2; to < Math.min(keys.length, from + LONGEST_NAME); to += 2) {
      key += keys[to]
      const isWhole = vocabulary.exact.has(key) || isMisspeltName(keys.slice(from, to + 1), vocabulary)
      if (isWhole) for (let place = from; place <= to; place += 2) places.add(place)
    }
  }
  return (place) => places.has(place)
}

const LATIN_WORD = /^[a-z]{3,}$/
const SHORTEST_HEAD = 3

/** @param keys words without spaces, and the spaces between them */
function isMisspeltName(keys: readonly string[], vocabulary: Vocabulary): boolean {
  const words = keys.filter(Boolean)
  if (!words.every((key) => LATIN_WORD.test(key))) return false
  return (
    findMisspeltName(
      words.map((key) => ({ key, length: 1 })),
      vocabulary,
    ).length > 0
  )
}

interface Spoken {
  /** The replacement; empty if the word before stands for both. */
  word: string
  typed: string
}

/** Words of names that are Arabic only as a whole, by index: `rang rover sbort`, `bi em`. */
function spokenNames(
  parts: readonly string[],
  isUnknown: readonly boolean[],
  vocabulary: Vocabulary,
): ReadonlyMap<number, Spoken> {
  const found = new Map<number, Spoken>()
  const spoken = new Map<string, readonly string[]>()
  const formsOf = (part: string) => {
    if (!/^[a-z235-9]+$/i.test(part) || BARE_CONSONANTS.test(part) || AND_WORD.test(part)) return []
    if (ENGLISH_SENTENCE.has(part.toLowerCase())) return []
    const forms = spoken.get(part) ?? findSpokenParts(part.toLowerCase(), vocabulary)
    spoken.set(part, forms)
    return forms
  }
  for (let from = 0; from < Math.min(parts.length, MOST_PARTS); from += 2) {
    if (!isUnknown.slice(from, from + LONGEST_RUN).includes(true)) continue
    let runs: readonly string[][] = [[]]
    for (let to = from; to < Math.min(parts.length, from + LONGEST_RUN) && !found.has(to); to += 2) {
      runs = runs.flatMap((run) => formsOf(parts[to] ?? '').map((form) => [...run, form]))
      if (!runs.length) break
      if (to === from || !isUnknown.slice(from, to + 1).includes(true)) continue
      const name = runs.find((run) => vocabulary.exact.has(run.join('')))
      const words = name ?? inLetters(runs, vocabulary)
      for (const [at, word] of words.entries()) {
        const typed = name ? parts[from + 2 * at] : parts.slice(from, to + 1).join('')
        found.set(from + 2 * at, { word, typed: typed ?? '' })
      }
    }
  }
  return found
}

/** A maker whose letters are spelt, in place of the first word: `be bi dablyu`. */
function inLetters(runs: readonly (readonly string[])[], vocabulary: Vocabulary): readonly string[] {
  const makers = runs.flatMap((run) => [...findSpokenLetters(vocabulary, run), ...findMisheardLetters(vocabulary, run)])
  const name = makers[0]?.names[0]
  return name === undefined ? [] : (runs[0] ?? []).map((_, at) => (at === 0 ? name : ''))
}

/** Whether two neighbouring letters of a Latin name were swapped, which sounds like nothing: `riydah`. */
function hasSwappedLetters(key: string, vocabulary: Vocabulary): boolean {
  if (key.length < SHORTEST_SWAPPED || !/^[a-z]+$/.test(key)) return false
  for (let at = 1; at < key.length - 1; at += 1) {
    const swapped = key.slice(0, at) + key.charAt(at + 1) + key.charAt(at) + key.slice(at + 2)
    if (swapped !== key && vocabulary.exact.has(swapped)) return true
  }
  return false
}

/** Maximum cost of a reading: lowest in English text, highest for words with a digit among letters. */
function mostCost(parts: readonly string[]): number {
  const keys = parts.map((part) => part.toLowerCase())
  if (keys.some(isArabizi)) return 1
  return keys.some((key) => ENGLISH_SENTENCE.has(key)) ? 0 : 0.8
}

function isKnown(key: string, vocabulary: Vocabulary): boolean {
  if (ENGLISH_SENTENCE.has(key) || ENGLISH_LOANS.has(key) || isEverydayEnglish(key) || isOrdinaryWord(key)) return true
  if (
    isSpokenNumber(key) ||
    factorOf(key) !== undefined ||
    findTerms(vocabulary, key).length ||
    findPlural(vocabulary, key).length
  )
    return true
  // `cx5`, `2door`: each part on its own
  if (/[a-z]\d+$|^\d+[a-z]+$/.test(key) && !isArabizi(key)) return true
  return !/[a-z]/.test(key) && findInOtherForm(vocabulary, key).length > 0
}

function inOtherLayout(part: string, vocabulary: Vocabulary): string | undefined {
  if (part.length < SHORTEST) return undefined
  const other = otherLayout(part)
  const [term] = vocabulary.exact.get(squeeze(other)) ?? []
  return term && /\p{L}{3}/u.test(other) ? other : undefined
}

/** Whether a digit stands among letters, as in transliterations of «ع», «ح», «خ». */
const isArabizi = (key: string): boolean =>
  /^(?=(?:.*[a-z]){2})(?:[235679](?=[a-z])|[a-z]+[2356789](?=[a-z])|[a-z]{2,}3$)[a-z\d]*$/.test(key)

function inArabic(part: string, vocabulary: Vocabulary, most: number): readonly string[] {
  const key = normaliseText(part).replaceAll(' ', '')
  if (
    !/^[a-z235-9]+$/.test(key) ||
    BARE_CONSONANTS.test(key) ||
    GLUE.test(key) ||
    AND_WORD.test(key) ||
    (/\d/.test(key) && !isArabizi(key))
  )
    return []
  const whole = findSpokenWords(key, vocabulary, most)
  // `kya` is a question rather than «كيا»
  if (isForeignWord(key)) return whole.filter((word) => !findTerms(vocabulary, word).some(isName))
  if (whole.length) return whole
  const [prefix = ''] = PREFIX.exec(key) ?? []
  const rest = prefix ? findSpokenWords(key.slice(prefix.length), vocabulary, most) : []
  return rest.map((word) => `${prefix.startsWith('w') ? 'و' : ''}${word}`)
}
