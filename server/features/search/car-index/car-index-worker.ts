import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { wordQuery } from '../word-query.ts'
import { answerQuestion, type FindWords, type Scratch } from './answer-question.ts'
import { applyChanges, CHANGES_KEPT_MS, readTable } from './follow-changes.ts'
import type { FromIndex, IndexQuestion, ToIndex } from './messages.ts'

// The thread of the index. Any failure of it or of its connection ends it; `open-car-index.ts` starts another one.

const CHECK_MS = 500
/** Nothing older than this is answered. */
const OLDEST_MS = 1000
/** How long a question waits for changes that are being read. */
const WAIT_MS = 1000

const port = parentPort
if (!port) throw new Error('This runs in a worker thread')
const tell = (message: FromIndex) => port.postMessage(message)

const client = new pg.Client({
  connectionString: (workerData as { url: string }).url,
  keepAlive: true,
  application_name: 'sayyad-car-index',
})
client.on('error', (error) => {
  throw error
})
await client.connect()

let followed = await readTable(client)
let checkedAt = Date.now()
let hasChanged = false
let checking: Promise<void> | undefined
const scratch: Scratch = { failures: new Uint32Array(0), chosen: new Uint32Array(0) }

async function check(): Promise<void> {
  do {
    hasChanged = false
    const startedAt = Date.now()
    // after a long sleep changes may have been forgotten
    const isKnown = startedAt - checkedAt < CHANGES_KEPT_MS / 2
    if (!isKnown || !(await applyChanges(client, followed))) {
      tell('reading')
      followed = await readTable(client)
      tell('ready')
    }
    checkedAt = startedAt
  } while (hasChanged)
  checking = undefined
}

const isFresh = () => !hasChanged && !checking && Date.now() - checkedAt < OLDEST_MS

async function answer(question: IndexQuestion) {
  if (!isFresh()) {
    checking ??= check()
    await Promise.race([checking, new Promise((done) => setTimeout(done, WAIT_MS))])
    if (!isFresh()) return null
  }
  return answerQuestion(followed.table, question, findWords, scratch)
}

const findWords: FindWords = async (words) => {
  const { rows } = await client.query<[number]>({
    name: 'words',
    text: 'select car_key::float8 from searchable_words where words @@ $1::tsquery',
    values: [wordQuery(words)],
    rowMode: 'array',
  })
  return Float64Array.from(rows, ([key]) => key)
}

port.on('message', (message: ToIndex) => {
  if (message === 'changed') {
    hasChanged = true
    checking ??= check()
    return
  }
  void answer(message.question).then((given) => tell({ id: message.id, answer: given }))
})
setInterval(() => (checking ??= check()), CHECK_MS)
tell('ready')
