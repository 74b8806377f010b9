import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#server/platform/db/client.ts'
import { countByKeys, type CountQuestion } from '../count-facets.ts'
import { FACET_KEYS, type CountedKeys, type KeyCounts } from '../facet-keys.ts'
import type { CarIndex } from './open-car-index.ts'

/** One in so many counts is made both ways. */
const COMPARED_EACH = 100
/** A difference can come of a change in between, but hardly so often in a row. */
const COMPARED_TIMES = 3

/** Has the database count some of what the index has counted, behind the answer. Reports where they differ. */
export function compareWithDatabase(index: CarIndex, db: Db) {
  let counted = 0
  let isComparing = false

  async function isSame({ conditions, keys }: CountQuestion, now: Date): Promise<boolean> {
    const [found, expected] = await Promise.all([
      index.count([{ conditions, keys }], now),
      countByKeys(db, conditions, keys, now),
    ])
    return found?.every(({ counts }) => isAlike(counts, expected)) ?? true
  }

  async function compare(questions: readonly CountQuestion[], now: Date): Promise<void> {
    for (const question of questions) {
      let isFine = false
      for (let time = 0; time < COMPARED_TIMES && !isFine; time++) isFine = await isSame(question, now)
      if (!isFine) index.report(new Error(`The index counts otherwise than the database: ${JSON.stringify(question)}`))
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

const isAlike = (counts: KeyCounts, expected: KeyCounts): boolean =>
  FACET_KEYS.every((name) => isDeepStrictEqual(byKey(counts[name]), byKey(expected[name])))

function byKey({ keys, counts }: CountedKeys): Map<number, number> {
  const found = new Map<number, number>()
  Array.from(keys, (key, at) => found.set(key, (found.get(key) ?? 0) + counts[at]!))
  return found
}
