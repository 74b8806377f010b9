import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { hasSqlState } from '#server/platform/db/has-sql-state.ts'
import { occasionally } from '#server/platform/occasionally.ts'
import { countCars } from './count-cars.ts'
import type { CountedCodes } from '../questions/facet-codes.ts'
import type { CountQuestion } from '../car-index/messages.ts'
import type { CarIndex } from '../car-index/open-car-index.ts'

/** The largest share of the time that the database may count for comparisons. */
const SHARE_OF_TIME = 0.01
/** Counts that take the database longer are not compared. */
const COUNT_MS = 2000
/** A change between both counts can cause a difference, but hardly this often in a row. */
const COMPARED_TIMES = 3
/** Longer than the index may be behind changes by other processes. */
const AGAIN_MS = 1500
const QUERY_CANCELED = '57014'

/** Repeats some counts in the database after they were answered, and reports differences. */
export function compareWithDatabase(index: Pick<CarIndex, 'count' | 'report' | 'distrust'>, db: Db) {
  const sometimes = occasionally(SHARE_OF_TIME)

  const countInDatabase = (question: CountQuestion, now: Date) =>
    db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${COUNT_MS}`))
      return countCars(tx, question, now)
    })

  async function isSame(question: CountQuestion, now: Date): Promise<boolean> {
    const [found, expected] = await Promise.all([index.count([question], now), countInDatabase(question, now)])
    return (
      found?.every(
        ({ total, counts }) =>
          total === expected.total &&
          question.names.every((name) => isDeepStrictEqual(byCode(counts[name]), byCode(expected.counts[name]))),
      ) ?? true
    )
  }

  async function compare(question: CountQuestion, now: Date): Promise<void> {
    for (let time = 0; time < COMPARED_TIMES; time++) {
      if (time) await wait(AGAIN_MS, undefined, { ref: false })
      if (await isSame(question, now)) return
    }
    index.report(new Error(`The counts of the index and the database differ: ${JSON.stringify(question)}`))
    await index.distrust?.()
  }

  return (questions: readonly CountQuestion[], now: Date): void => {
    const question = questions[Math.floor(Math.random() * questions.length)]
    // comparing all cars of a model takes the database too long
    if (!question || question.conditions.some(({ field }) => field === 'unbeaten')) return
    sometimes(() =>
      compare(question, now).catch((error: unknown) => {
        if (!hasSqlState(error, QUERY_CANCELED)) index.report(error as Error)
      }),
    )
  }
}

const byCode = (counted: CountedCodes | undefined): Map<number, number> =>
  new Map(Array.from(counted?.codes ?? [], (code, at) => [code, counted!.counts[at]!]))
