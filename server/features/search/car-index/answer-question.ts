import type { Condition } from '../conditions.ts'
import type { CountQuestion } from '../count-facets.ts'
import { mark, type CarSet } from './car-set.ts'
import { liveAt, positionOf, type CarTable } from './car-table.ts'
import { createKeptSets, setOf, type KeptSets } from './kept-sets.ts'
import type { IndexAnswers, IndexQuestion } from './messages.ts'
import { pickPage } from './pick-page.ts'
import { tally, type Tallied } from './tally.ts'

/** Reads which ads say all of these words. */
export type FindWords = (words: readonly string[]) => Promise<Float64Array>

/** Kept from one question to the next, for one table. */
export interface Workspace {
  kept: KeptSets
  /** Room for a number for each position. */
  positions: Uint32Array
}

export const createWorkspace = (): Workspace => ({ kept: createKeptSets(), positions: new Uint32Array(0) })

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
  if (workspace.positions.length < table.size) workspace.positions = new Uint32Array(table.columns.car_key.length)
  const select = (conditions: readonly Condition[]) => {
    const set = liveAt(table, question.now).set.slice()
    for (const condition of conditions) {
      const words = worded.get(JSON.stringify(condition))
      intersect(set, words ? sayingSet(table, condition, words) : setOf(table, workspace.kept, condition))
    }
    return set
  }
  if (question.kind === 'page') return pickPage(table, select(question.conditions), question.pick, workspace.positions)
  return countEach(question.questions, ({ conditions, keys }) =>
    tally(table, select(conditions), keys, question.now, workspace.positions),
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

function intersect(set: CarSet, other: CarSet): void {
  for (let word = 0; word < set.length; word++) set[word]! &= other[word]!
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
  const set = new Uint32Array(table.live.set.length)
  if (isInverted) set.fill(0xff_ff_ff_ff)
  for (const key of keys) {
    const at = positionOf(table, key)
    if (at !== null) mark(set, at, !isInverted)
  }
  return set
}
