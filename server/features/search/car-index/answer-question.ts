import type { Condition } from '../conditions.ts'
import { copyTo, intersect, mark, type CarSet, type SelectedCars, type WordList } from './car-set.ts'
import { liveAt, positionOf, type CarTable } from './car-table.ts'
import { createSetCache, filledOf, setOf, type SetCache } from './set-cache.ts'
import type { CountedCars, CountQuestion, IndexAnswers, IndexQuestion } from './messages.ts'
import { packCounts } from './packed-counts.ts'
import { pickPage } from './pick-page.ts'
import { createRoom, tally, type Room } from './tally.ts'

/** Finds the ads that contain all of these words. */
export type FindWords = (words: readonly string[]) => Promise<Float64Array>

/** Buffers that are reused between requests on one table. */
export interface Workspace {
  setCache: SetCache
  room: Room
}

export const createWorkspace = (): Workspace => ({ setCache: createSetCache(), room: createRoom(0) })

type Worded = ReadonlyMap<string, Float64Array>

export async function answerQuestion(
  table: CarTable,
  question: IndexQuestion,
  findWords: FindWords,
  workspace: Workspace,
): Promise<IndexAnswers[keyof IndexAnswers]> {
  const lists =
    question.kind === 'count' ? question.questions.map(({ conditions }) => conditions) : [question.conditions]
  const worded = await readWords(lists.flat(), findWords)
  // synchronous from here on, so that no change comes in between
  if (workspace.room.set.length !== table.live.set.length) workspace.room = createRoom(table.live.set.length)
  const { setCache, room } = workspace
  const select = (conditions: readonly Condition[]): SelectedCars => {
    const { set, all } = room
    const saying: CarSet[] = []
    const fulfilling = conditions.flatMap((condition) => {
      const keys = worded.get(JSON.stringify(condition))
      if (keys) saying.push(sayingSet(table, condition, keys))
      return keys ? [] : [setOf(table, setCache, condition)]
    })
    const words = fulfilling.map(filledOf).reduce<WordList>(fewer, all)
    copyTo(set, liveAt(table, question.now).set, words)
    for (const other of [...fulfilling.map((one) => one.set), ...saying]) intersect(set, other, words)
    return { set, words }
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

/** The ads with the words of each condition. */
async function readWords(conditions: readonly Condition[], findWords: FindWords): Promise<Worded> {
  const asked = conditions.flatMap((condition) => {
    const one = condition.field === 'not' ? condition.condition : condition
    return one.field === 'words' ? [[JSON.stringify(condition), one.words] as const] : []
  })
  return new Map(
    await Promise.all([...new Map(asked)].map(async ([name, words]) => [name, await findWords(words)] as const)),
  )
}

function sayingSet(table: CarTable, condition: Condition, keys: Float64Array): CarSet {
  const isInverted = condition.field === 'not'
  const set = new Int32Array(table.live.set.length)
  if (isInverted) set.fill(-1)
  for (const key of keys) {
    const at = positionOf(table, key)
    if (at !== null) mark(set, at, !isInverted)
  }
  return set
}
