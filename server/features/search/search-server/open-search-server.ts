import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#server/platform/db/client.ts'
import type { CountedCars, CountQuestion } from '../car-index/messages.ts'
import type { CarIndex } from '../car-index/open-car-index.ts'
import { readProgress, wantRebuild, type FeedProgress } from './feed-state.ts'
import { connectServer, type ServerRows } from './server-connection.ts'
import { countStatements, mostValues, pageStatements, whereOf } from './server-sql.ts'
import { selectStamps, wholeTable, type TableNumber } from './server-tables.ts'

/** Maximum age of answers, without changes that this process noticed. */
const OLDEST_MS = 1000
const CHECK_MS = 500
const POLL_MS = 20
/** How long a question waits for changes on their way to the server, and how late these may be for it to wait at all. */
const WAIT_MS = 1000
const LATE_MS = 5000
/** Timeout of an answer. With so many ads, the database takes longer. */
const ANSWER_MS = 5000
/** After a failure the database answers for this long before the server is asked again. */
const PAUSE_MS = 1000

interface Checked {
  /** Null if the server cannot be asked. */
  progress: (FeedProgress & { live: TableNumber }) | null
  isCurrent: boolean
  isLate: boolean
  /** The number of change notifications before. */
  notified: number
  at: number
}

/**
 * Asks a search server. Answers are null, so that the database is asked, if the server is away, late, behind, or has a
 * part of the cars only.
 * @param report called with the first of successive failures
 */
export function openSearchServer(
  { db, events }: Pick<Database, 'db' | 'events'>,
  url: string,
  report: (error: Error) => void,
): CarIndex {
  const server = connectServer(url, ANSWER_MS)
  let notified = 0
  /** The latest notification for which the time is known up to which the server must have been fed. */
  let required = { notified: 0, time: -Infinity }
  let latest: Checked | null = null
  let checking: Promise<void> | null = null
  let failedAt = -Infinity
  let isFailing = false

  events.subscribe(({ type }) => {
    if (type === 'cars_changed' || type === 'events_missed') notified++
  })

  async function check(): Promise<void> {
    const before = notified
    const at = Date.now()
    const progress = await readProgress(db)
    if (progress && required.notified < before) required = { notified: before, time: progress.now }
    const age = progress && progress.behindSince !== null ? progress.now - progress.behindSince : -1
    const isFed = age === -1 || (age < OLDEST_MS && progress !== null && progress.fedAt >= required.time)
    latest = {
      progress: progress && progress.live !== null ? { ...progress, live: progress.live } : null,
      isCurrent: isFed,
      isLate: age > LATE_MS,
      notified: before,
      at,
    }
  }
  const checkOnce = () => (checking ??= check().finally(() => (checking = null)))
  const isFresh = (needed: number) =>
    latest !== null && latest.isCurrent && latest.notified >= needed && Date.now() - latest.at < OLDEST_MS

  /** Waits until the server has all changes that this process knows of. */
  async function currentProgress(): Promise<Checked['progress']> {
    const needed = notified
    for (const until = Date.now() + WAIT_MS; !isFresh(needed); await wait(POLL_MS)) {
      await checkOnce()
      if (isFresh(needed)) break
      if (!latest?.progress || latest.isLate || Date.now() > until) return null
    }
    return latest?.progress ?? null
  }

  /** The rows of each statement. Null if the database has to be asked. */
  async function ask(statementsFor: (table: string) => string[]): Promise<ServerRows[] | null> {
    if (Date.now() - failedAt < PAUSE_MS) return null
    try {
      const progress = await currentProgress()
      if (!progress) return null
      const table = wholeTable(progress.live)
      // last, so that a server that lost its rows cannot have had them before
      const statements = [...statementsFor(table), selectStamps(table, progress.batch)]
      const answer = wholeAnswer(await server.run(statements.flatMap((one) => [one, 'SHOW WARNINGS'])), progress.shards)
      isFailing = false
      return answer
    } catch (error) {
      failedAt = Date.now()
      if (!isFailing) report(error as Error)
      isFailing = true
      return null
    }
  }

  const timer = setInterval(() => void checkOnce().catch(() => (latest = null)), CHECK_MS)
  return {
    count: async (questions, now) => {
      const wheres = questions.map(({ conditions }) => whereOf(conditions, now.getTime()))
      if (wheres.includes(null)) return null
      const rows = await ask((table) =>
        questions.flatMap(({ names }, at) => countStatements(table, wheres[at]!, names)),
      )
      if (!rows) return null
      const counted = questions.map(({ names }) => readCounts(names, rows.splice(0, Math.max(1, names.length))))
      return counted.includes(null) ? null : (counted as CountedCars[])
    },
    page: async (conditions, pick, now) => {
      const where = whereOf(conditions, now.getTime())
      const rows = where && (await ask((table) => pageStatements(table, where, pick)))
      return rows && Float64Array.from(rows.flat(), ([id]) => Number(id)).slice(0, pick.wanted)
    },
    isReady: () => latest !== null && latest.progress !== null && !latest.isLate && !isFailing,
    checkedAt: () => (latest?.isCurrent ? latest.at : 0),
    report,
    distrust: () => wantRebuild(db),
    close: async () => {
      clearInterval(timer)
      await server.close()
    },
  }
}

/**
 * @param results after that of each statement its warnings; at the end the stamps
 * @throws if a server did not answer
 */
function wholeAnswer(results: readonly (ServerRows | null)[], shards: number): ServerRows[] {
  const rows = results.filter((_, at) => at % 2 === 0)
  // Sphinx has warnings without a text too
  const warning = results.flatMap((one, at) => (at % 2 ? (one ?? []) : [])).find(([, , message]) => message)
  if (warning) throw new Error(`A part of the search server did not answer: ${warning[2]}`)
  const stamps = rows.pop()?.length ?? 0
  if (stamps !== shards) throw new Error(`${stamps} of ${shards} parts of the search server have all cars`)
  return rows.map((one) => one ?? [])
}

/** Null if the counts contradict each other, as when cars change in between, or may lack a value. */
function readCounts(names: CountQuestion['names'], results: readonly ServerRows[]): CountedCars | null {
  if (!names.length) return { total: Number(results[0]?.[0]?.[0] ?? 0), counts: {} }
  const totals = results.map((rows) => rows.reduce((sum, [, count]) => sum + Number(count), 0))
  const mayLack = names.some((name, at) => results[at]!.length >= mostValues(name))
  if (new Set(totals).size > 1 || mayLack) return null
  const counts = results.map((rows) => ({
    codes: rows.map(([code]) => Number(code)),
    counts: rows.map(([, count]) => Number(count)),
  }))
  return { total: totals[0] ?? 0, counts: Object.fromEntries(names.map((name, at) => [name, counts[at]])) }
}
