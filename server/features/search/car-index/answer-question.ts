import type { Condition } from '../conditions.ts'
import type { CarTable } from './car-table.ts'
import { groupQuestions } from './group-questions.ts'
import { markFailures, type KeysOfWords } from './mark-failures.ts'
import type { IndexAnswers, IndexQuestion } from './messages.ts'
import { pickPage } from './pick-page.ts'
import { tally } from './tally.ts'

/** Reads which ads say all of these words. */
export type FindWords = (words: readonly string[]) => Promise<Float64Array>

/** Numbers for each position, kept from one question to the next. */
export interface Scratch {
  failures: Uint32Array
  chosen: Uint32Array
}

/** Null where the question has too many conditions. */
export async function answerQuestion(
  table: CarTable,
  question: IndexQuestion,
  findWords: FindWords,
  scratch: Scratch,
): Promise<IndexAnswers[keyof IndexAnswers] | null> {
  const groups = groupQuestions(
    question.kind === 'count' ? question.questions : [{ conditions: question.conditions, keys: [] }],
  )
  if (!groups) return null
  const worded = await Promise.all(groups.map(({ conditions }) => readWords(conditions, findWords)))
  makeRoom(scratch, table.size)
  const marked = groups.map((group, at) => {
    markFailures(table, group.conditions, worded[at] ?? new Map(), question.now, scratch.failures)
    return question.kind === 'count'
      ? group.tallies.map((one) => tally(table, scratch.failures, one, scratch.chosen))
      : []
  })
  return question.kind === 'count' ? marked.flat() : pickPage(table, scratch.failures, question.pick)
}

async function readWords(conditions: readonly Condition[], findWords: FindWords): Promise<KeysOfWords> {
  const found = conditions.map(async (condition, at) => {
    const asked = condition.field === 'not' ? condition.condition : condition
    return asked.field === 'words' ? [[at, await findWords(asked.words)] as const] : []
  })
  return new Map((await Promise.all(found)).flat())
}

function makeRoom(scratch: Scratch, size: number): void {
  if (scratch.failures.length >= size) return
  const room = Math.ceil(size * 1.1)
  scratch.failures = new Uint32Array(room)
  scratch.chosen = new Uint32Array(room)
}
