import { parentPort, workerData } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { MINUTE_MS } from '#domain/durations.ts'
import { wordQuery } from '../questions/word-query.ts'
import { answerQuestion, createWorkspace, type FindWords } from './answer-question.ts'
import type { CarTable } from './car-table.ts'
import { applyChanges, CHANGES_RETENTION_MS, readTable, type Followed } from './follow-changes.ts'
import type { FromIndex, IndexQuestion, ToIndex } from './messages.ts'
import { readCommonWords } from './read-common-words.ts'

// The worker thread of the index. Any failure ends it; `open-car-index.ts` starts another one.

const CHECK_MS = 500
/** Maximum age of answers. */
const OLDEST_MS = 1000
/** A connection that sends nothing for this long is considered lost. */
const QUERY_MS = 10_000
/** Looking up words is given up after this time. */
const WORDS_MS = 1500
const QUERY_CANCELED = '57014'
/** Maximum number of ads in the cached lookups. */
const MOST_LOOKED_UP = 200_000
const WORDS_AGAIN_MS = 10 * MINUTE_MS
const READ_AGAIN_MS = MINUTE_MS
/** How long a request waits for changes that are being read. */
const WAIT_MS = 1000

const port = parentPort
if (!port) throw new Error('This program must run in a worker thread')
const post = (message: FromIndex) => port.postMessage(message)

const { url, checkedAt } = workerData as { url: string; checkedAt: Float64Array }
const connection: pg.ClientConfig = {
  connectionString: url,
  keepAlive: true,
  application_name: 'sayyad-car-index',
}
async function connect(limits: pg.ClientConfig): Promise<pg.Client> {
  const connected = new pg.Client({ ...connection, query_timeout: QUERY_MS, ...limits })
  connected.on('error', (error) => {
    throw error
  })
  await connected.connect()
  return connected
}
const client = await connect({})
/** A connection of its own, so that no change waits for a lookup. */
const lookups = await connect({ statement_timeout: WORDS_MS })

/** Uses its own connection, which has no timeout. */
async function withReader<Result>(read: (reader: pg.Client) => Promise<Result>): Promise<Result> {
  const reader = new pg.Client(connection)
  await reader.connect()
  const result = await read(reader)
  await reader.end()
  return result
}

const readWords = (table: CarTable) => withReader((reader) => readCommonWords(reader, table))

/** The table whose words have been read, or are being read. Until they are complete the database finds them. */
let worded: CarTable | undefined

function readWordsOnce({ table }: Followed): void {
  if (worded !== table) void readWords(table)
  worded = table
}

/** Other words may be common when there are many more ads. */
function readWordsAgain({ table }: Followed): void {
  if (table.words.isComplete && table.size > 2 * table.words.cars) void readWords(table)
}

const beganAt = Date.now()
let followed = await withReader(readTable)
let workspace = createWorkspace()
/** The number of change notifications received. */
let notified = 0
/** How many of them the table includes, and when the latest completed check began. */
let state = { notified: 0, checkedAt: beganAt }
/** Whether the table is up to date; false until it may be read again. */
let isReady = false
let readAgainAt = -Infinity
let checking: { startedAt: number; done: Promise<void> } | undefined

function check(): Promise<void> {
  if (checking) return checking.done
  const startedAt = Date.now()
  checking = { startedAt, done: readChanges(startedAt, notified) }
  return checking.done
}

async function readChanges(startedAt: number, notifiedBefore: number): Promise<void> {
  // after a long sleep changes may have been deleted
  const isKnown = startedAt - state.checkedAt < CHANGES_RETENTION_MS / 2
  isReady = isKnown && (await applyChanges(client, followed))
  if (!isReady) {
    post('reading')
    // changes read repeatedly accumulate while a long transaction is open, so this reads the whole table again
    if (startedAt - readAgainAt > READ_AGAIN_MS) {
      readAgainAt = startedAt
      followed = await withReader(readTable)
      workspace = createWorkspace()
      lookedUp.clear()
      // cars may have changed while they were read
      isReady = await applyChanges(client, followed)
    }
  }
  if (isReady) {
    post('ready')
    readWordsOnce(followed)
  }
  state = { notified: notifiedBefore, checkedAt: startedAt }
  if (isReady) checkedAt[0] = startedAt
  checking = undefined
}

const isBehind = (needed: number) => state.notified < needed || Date.now() - state.checkedAt > OLDEST_MS

/** Waits until the table is recent enough for a request. */
async function untilFresh(needed: number): Promise<void> {
  while (isBehind(needed)) await check()
}

async function answer(question: IndexQuestion) {
  if (checking && Date.now() - checking.startedAt > WAIT_MS) return null
  if (isBehind(notified)) {
    const isFresh = untilFresh(notified).then(() => true)
    const isLate = new Promise<false>((done) => setTimeout(done, WAIT_MS, false))
    if (!(await Promise.race([isFresh, isLate]))) return null
  }
  if (!isReady) return null
  return answerQuestion(followed.table, question, findWords, workspace)
}

/** One search asks for the same words several times. */
const lookedUp = new LRUCache<string, Float64Array>({
  maxSize: MOST_LOOKED_UP,
  sizeCalculation: ({ length }) => length + 1,
})

const findWords: FindWords = async (words) => {
  const { era, written } = followed.table
  // until another ad is written
  const name = JSON.stringify([era, written.length, words])
  const keys = lookedUp.get(name) ?? (await lookUp(words))
  if (keys) lookedUp.set(name, keys)
  return keys
}

const lookUp: FindWords = async (words) => {
  try {
    const { rows } = await lookups.query<[number]>({
      name: 'words',
      text: 'select car_key::float8 from searchable_words where words @@ $1::tsquery',
      values: [wordQuery(words)],
      rowMode: 'array',
    })
    return Float64Array.from(rows, ([key]) => key)
  } catch (error) {
    if ((error as pg.DatabaseError).code === QUERY_CANCELED) return null
    throw error
  }
}

port.on('message', (message: ToIndex) => {
  if (message === 'changed') {
    notified++
    void untilFresh(notified)
  } else {
    void answer(message.question).then((given) =>
      port.postMessage({ id: message.id, answer: given } satisfies FromIndex, given ? [given.buffer] : []),
    )
  }
})
await check()
setInterval(() => void check(), CHECK_MS)
setInterval(() => readWordsAgain(followed), WORDS_AGAIN_MS)
