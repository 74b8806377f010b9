import type { Lang } from '#domain/language.ts'
import { searchText } from '#domain/text/normalise-text.ts'

/** Letters and digits are separate, so that «ممشى150» has two words. Marks and joiners belong to both. */
const TOKEN = /[\p{M}\p{Cf}]*\p{N}[\p{N}\p{M}\p{Cf}]*|[\p{L}\p{M}\p{Cf}]+/gu
/** What may stand between the words of a phrase: spaces of the same line, or a single joining sign. */
const GAP = /^(?:[^\S\n\r\u2028\u2029]*|[-–_/.'’+])$/
/** The article, alone or after «و», «ف», «ب», «ك» and «ل». */
const ARTICLE = /^(?:و?ب?ال|[فك]ال|و?لل)(?=..)/
/** Shorter words that begin with «و» are other words: «ورش» are workshops. */
const SHORTEST_AFTER_WAW = 3

interface Node<Word> {
  next: Map<string, Node<Word>>
  word?: Word
}
/** Words by their first token, second token and so on. */
export type WordIndex<Word> = Node<Word>

export interface FoundWord<Word> {
  /** In UTF-16 code units. */
  from: number
  to: number
  word: Word
}

interface Token {
  /** Normalised, without the article. */
  stem: string
  from: number
  to: number
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    const stem = searchText(token).replace(ARTICLE, '')
    return stem ? [{ stem, from: index, to: index + token.length }] : []
  })
}

/** Equal for spellings that are found in the same texts; empty if nothing can be found by it. */
export const wordKey = (spelling: string): string =>
  tokensOf(spelling)
    .map(({ stem }) => stem)
    .join(' ')

const LETTERS_OF: Record<Lang, RegExp> = { ar: /\p{Script=Arabic}/u, en: /\p{Script=Latin}/u }

/** Whether a spelling has letters of its language, and none of the other. */
export const isSpeltIn = (lang: Lang, spelling: string): boolean =>
  LETTERS_OF[lang].test(spelling) && !LETTERS_OF[lang === 'ar' ? 'en' : 'ar'].test(spelling)

export function indexWords<Word extends { spellings: readonly string[] }>(words: readonly Word[]): WordIndex<Word> {
  const root: Node<Word> = { next: new Map() }
  for (const word of words) {
    for (const spelling of word.spellings) {
      let node = root
      for (const { stem } of tokensOf(spelling)) {
        const next: Node<Word> = node.next.get(stem) ?? { next: new Map() }
        node.next.set(stem, next)
        node = next
      }
      if (node !== root) node.word ??= word
    }
  }
  return root
}

/**
 * Finds words and phrases in a text, from its beginning, the longest at each place. Spelling, article and case do not
 * matter. Takes time in proportion to the length of the text.
 */
export function findWords<Word>(text: string, index: WordIndex<Word>): FoundWord<Word>[] {
  const tokens = tokensOf(text)
  const isPhrase = (at: number): boolean => {
    const [one, next] = [tokens[at], tokens[at + 1]]
    return one !== undefined && next !== undefined && GAP.test(text.slice(one.to, next.from))
  }
  /** The longest word that begins with a stem at a place. */
  const longest = (stem: string, first: number): { last: number; word: Word } | null => {
    let node = index.next.get(stem)
    let found: { last: number; word: Word } | null = null
    for (let at = first; node; at++) {
      if (node.word !== undefined) found = { last: at, word: node.word }
      node = node.next.size > 0 && isPhrase(at) ? node.next.get(tokens[at + 1]?.stem ?? '') : undefined
    }
    return found
  }
  const found: FoundWord<Word>[] = []
  for (let at = 0; at < tokens.length; at++) {
    const { stem = '', from = 0 } = tokens[at] ?? {}
    const match = longest(stem, at) ?? (stem.startsWith('و') ? afterWaw(longest(stem.slice(1), at), stem, at) : null)
    if (!match) continue
    found.push({ from, to: tokens[match.last]?.to ?? from, word: match.word })
    at = match.last
  }
  return found
}

function afterWaw<Match extends { last: number }>(match: Match | null, stem: string, at: number): Match | null {
  return match && (match.last > at || stem.length > SHORTEST_AFTER_WAW) ? match : null
}
