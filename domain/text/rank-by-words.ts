import { searchWords } from './strip-clitics.ts'

/** More words of a text do not make it easier to find. */
const MOST_WORDS = 2000
const SHORTEST_BEGINNING = 3
/** The share of the best score that a text needs. */
const GOOD_ENOUGH = 0.6

/**
 * The items whose texts share words with what was typed, best first. Words that few of the texts have count more, so
 * that those of any question count little. Without words all items, in their order.
 */
export function rankByWords<Item>(items: readonly Item[], textOf: (item: Item) => string, typed: string): Item[] {
  const wanted = searchWords(typed, MOST_WORDS)
  const found = items.map((item) => {
    const words = searchWords(textOf(item), MOST_WORDS)
    return { item, words: wanted.filter((word) => words.some((own) => isSameWord(own, word))) }
  })
  const weights = new Map(
    wanted.map((word) => [word, weightOf(found.filter(({ words }) => words.includes(word)).length, items.length)]),
  )
  const scored = found.map(({ item, words }) => ({
    item,
    score: words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score > 0 && score >= best * GOOD_ENOUGH)
    .toSorted((one, other) => other.score - one.score)
    .map(({ item }) => item)
}

/** Equal, or one begins with the other: `fee` and `fees`. */
const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= SHORTEST_BEGINNING && (one.startsWith(other) || other.startsWith(one)))

const weightOf = (having: number, all: number): number => Math.log(1 + all / (having + 1))
