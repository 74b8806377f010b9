import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#server/platform/db/client.ts'
import { countCars } from '../count-cars.ts'
import type { CountedCodes } from '../facet-codes.ts'
import type { CountQuestion } from './messages.ts'
import type { CarIndex } from './open-car-index.ts'

/** Compares one in this many counts. */
const COMPARED_EACH = 100
/** A change between both counts can cause a difference, but hardly this often in a row. */
const COMPARED_TIMES = 3

/** Repeats some counts in the database after they were answered, and reports differences. */
export function compareWithDatabase(index: CarIndex, db: Db) {
  let counted = 0
  let isComparing = false

  async function isSame(question: CountQuestion, now: Date): Promise<boolean> {
    const [found, expected] = await Promise.all([index.count([question], now), countCars(db, question, now)])
    return (
      found?.every(
        ({ total, counts }) =>
          total === expected.total &&
          question.names.every((name) => isDeepStrictEqual(byCode(counts[name]), byCode(expected.counts[name]))),
      ) ?? true
    )
  }

  async function compare(questions: readonly CountQuestion[], now: Date): Promise<void> {
    for (const question of questions) {
      let isFine = false
      for (let time = 0; time < COMPARED_TIMES && !isFine; time++) isFine = await isSame(question, now)
      if (!isFine)
        index.report(new Error(`The counts of the index and the database differ: ${JSON.stringify(question)}`))
    }
  }

  return (questions: readonly CountQuestion[], now: Date): void => {
    if (isComparing || counted++ % COMPARED_EACH) return
    isComparing = true
    void compare(questions, now)
      .catch(index.report)
      .finally(() => (isComparing = false))
  }
}

const byCode = (counted: CountedCodes | undefined): Map<number, number> =>
  new Map(Array.from(counted?.codes ?? [], (code, at) => [code, counted!.counts[at]!]))
