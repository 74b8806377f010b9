import { LRUCache } from 'lru-cache'
import type { Condition } from '../questions/conditions.ts'
import { complement, copyTo, intersect, mark, type CarSet, type SelectedCars, type WordList } from './car-set.ts'
import { liveAt, positionOf, type CarTable } from './car-table.ts'
import { setOfWord } from './common-words.ts'
import { createSetCache, filledOf, setOf, type SetCache } from './set-cache.ts'
import type { CountedCars, CountQuestion, IndexAnswers, IndexQuestion } from './messages.ts'
import { packCounts } from './packed-counts.ts'
import { pickPage } from './pick-page.ts'
import { createRoom, tally, type Room } from './tally.ts'
import { unbeatenSet } from './unbeaten.ts'

/** Finds the ads that contain all of these words. Null if it takes too long. */
export type FindWords = (words: readonly string[]) => Promise<Float64Array | null>

/** Buffers that are reused between requests on one table. */
export interface Workspace {
  setCache: SetCache
  room: Room
  /** The cars that no other of a search beats, by conditions and the state of the table. */
  unbeaten: LRUCache<string, CarSet>
}

const MOST_UNBEATEN = 32

export const createWorkspace = (): Workspace => ({
  setCache: createSetCache(),
  room: createRoom(0),
  unbeaten: new LRUCache({ max: MOST_UNBEATEN }),
})

const withAmong = (condition: Condition): readonly Condition[] =>
  condition.field === 'unbeaten' ? condition.among : [condition]

type WordCondition = Extract<Condition, { field: 'words' }>
/** The ads with the rare words of each condition on words; null if all words are common. */
type Worded = ReadonlyMap<string, Float64Array | null>

/** Null if the ads with some words could not be found in time. */
export async function answerQuestion(
  table: CarTable,
  question: IndexQuestion,
  findWords: FindWords,
  workspace: Workspace,
): Promise<IndexAnswers[keyof IndexAnswers] | null> {
  const lists =
    question.kind === 'count' ? question.questions.map(({ conditions }) => conditions) : [question.conditions]
  const worded = await readWords(table, lists.flat().flatMap(withAmong), findWords)
  if (!worded) return null
  // synchronous from here on, so that no change comes in between
  if (workspace.room.set.length !== table.live.set.length) workspace.room = createRoom(table.live.set.length)
  const { setCache, room } = workspace
  const select = (conditions: readonly Condition[]): SelectedCars => {
    const { set, all } = room
    const saying: CarSet[] = conditions.flatMap((condition) =>
      condition.field === 'unbeaten' ? [unbeatenAmong(condition.among)] : [],
    )
    const fulfilling = conditions.flatMap((condition) => {
      if (condition.field === 'unbeaten') return []
      const words = wordsIn(condition)
      if (words) saying.push(sayingSet(table, words, worded, room))
      if (words && condition.field === 'not') complement(saying.at(-1)!)
      return words ? [] : [setOf(table, setCache, condition)]
    })
    const words = fulfilling.map(filledOf).reduce<WordList>(fewer, all)
    copyTo(set, liveAt(table, question.now).set, words)
    for (const other of [...fulfilling.map((one) => one.set), ...saying]) intersect(set, other, words)
    return { set, words }
  }
  /** Comparing cars is the same work for a page and its counts, as long as nothing has changed. */
  function unbeatenAmong(among: readonly Condition[]): CarSet {
    const { total } = liveAt(table, question.now)
    const name = JSON.stringify([among, table.era, table.written.length, total])
    const known = workspace.unbeaten.get(name)
    if (known) return known
    const found = unbeatenSet(table, select(among))
    workspace.unbeaten.set(name, found)
    return found
  }
  if (question.kind === 'page') return pickPage(table, select(question.conditions), question.pick)
  const counted = countEach(question.questions, ({ conditions, names }) =>
    tally(table, select(conditions), names, question.now, room),
  )
  return packCounts(question.questions, counted)
}

const fewer = (one: WordList, other: WordList | null) => (other && other.length < one.length ? other : one)

/** Counts once for all questions with the same conditions. */
function countEach(
  questions: readonly CountQuestion[],
  count: (question: CountQuestion) => CountedCars,
): CountedCars[] {
  const idOf = ({ conditions }: CountQuestion) => JSON.stringify(conditions)
  const alike = Map.groupBy(questions, idOf)
  const counted = new Map(
    [...alike].map(([id, same]) => [
      id,
      count({ conditions: same[0]?.conditions ?? [], names: [...new Set(same.flatMap(({ names }) => names))] }),
    ]),
  )
  return questions.map((question) => counted.get(idOf(question)) as CountedCars)
}

function wordsIn(condition: Condition): WordCondition | null {
  const one = condition.field === 'not' ? condition.condition : condition
  return one.field === 'words' ? one : null
}

/** Common words have sets in the table; the ads with the others are looked up. */
async function readWords(
  table: CarTable,
  conditions: readonly Condition[],
  findWords: FindWords,
): Promise<Worded | null> {
  const worded = new Map<string, Float64Array | null>()
  const asked = conditions.flatMap((condition) => wordsIn(condition) ?? [])
  for (const condition of new Map(asked.map((one) => [nameOf(one), one])).values()) {
    const rare = condition.words.filter((word) => !setOfWord(table.words, word))
    const keys = rare.length ? await findWords(rare) : null
    if (rare.length && !keys) return null
    worded.set(nameOf(condition), keys)
  }
  return worded
}

const nameOf = ({ words }: WordCondition): string => JSON.stringify(words)

function sayingSet(table: CarTable, condition: WordCondition, worded: Worded, { all }: Room): CarSet {
  const set = new Int32Array(table.live.set.length)
  const keys = worded.get(nameOf(condition))
  for (const key of keys ?? []) {
    const at = positionOf(table, key)
    if (at !== null) mark(set, at, true)
  }
  if (!keys) complement(set)
  for (const word of condition.words) {
    const saying = setOfWord(table.words, word)
    if (saying) intersect(set, saying, all)
  }
  return set
}
