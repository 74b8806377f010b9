import type { Condition } from '../conditions.ts'
import type { CountQuestion } from '../count-facets.ts'
import { intersect, mark, type CarSet } from './car-set.ts'
import { liveAt, positionOf, type CarTable } from './car-table.ts'
import { createKeptSets, setOf, type KeptSets } from './kept-sets.ts'
import type { IndexAnswers, IndexQuestion } from './messages.ts'
import { pickPage } from './pick-page.ts'
import { createRoom, tally, type Room, type Tallied } from './tally.ts'

/** Reads which ads say all of these words. */
export type FindWords = (words: readonly string[]) => Promise<Float64Array>

/** Kept from one question to the next, for one table. */
export interface Workspace {
  kept: KeptSets
  room: Room
}

export const createWorkspace = (): Workspace => ({ kept: createKeptSets(), room: createRoom(0) })

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
  // from here on without a pause, so that no change comes in between
  if (workspace.room.set.length !== table.live.set.length) workspace.room = createRoom(table.live.set.length)
  const { kept, room } = workspace
  const select = (conditions: readonly Condition[]) => {
    const { set } = room
    set.set(liveAt(table, question.now).set)
    for (const condition of conditions) {
      const words = worded.get(JSON.stringify(condition))
      intersect(set, words ? sayingSet(table, condition, words) : setOf(table, kept, condition))
    }
    return set
  }
  if (question.kind === 'page') return pickPage(table, select(question.conditions), question.pick, room.positions)
  return countEach(question.questions, ({ conditions, keys }) =>
    tally(table, select(conditions), keys, question.now, room),
  )
}

/** Once for all questions with the same conditions. */
function countEach(questions: readonly CountQuestion[], count: (question: CountQuestion) => Tallied): Tallied[] {
  const nameOf = ({ conditions }: CountQuestion) => JSON.stringify(conditions)
  const alike = Map.groupBy(questions, nameOf)
  const counted = new Map(
    [...alike].map(([name, same]) => [
      name,
      count({ conditions: same[0]?.conditions ?? [], keys: [...new Set(same.flatMap(({ keys }) => keys))] }),
    ]),
  )
  return questions.map((question) => {
    const { total, counts } = counted.get(nameOf(question)) as Tallied
    return { total, counts: Object.fromEntries(question.keys.map((key) => [key, counts[key]])) }
  })
}

/** By condition. */
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
