import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { LIVE_PATH } from '#domain/live/live-path.ts'
import { addConversations, addTalkers, removeTalkers, type Talker } from './add-talkers.ts'
import { timingsOf, type Timings } from './measure.ts'
import { cpuMilliseconds, waitedMilliseconds } from './cpu-of.ts'
import { atMost, reported, type Figure } from './report.ts'
import { atRate } from './at-rate.ts'
import { openDevices } from './open-devices.ts'
import { openSockets } from './open-sockets.ts'
import { startSender } from './send-messages.ts'
import { ORIGIN, PORT, startHost } from './start-host.ts'

const USERS = 2000
const PER_SECOND = 200
const SECONDS = 40
const BASE_SECONDS = 10
/** Seconds of warm-up at the same rate, since a new process has not compiled its code yet. */
const WARM_SECONDS = 10
const ECHO_PORT = PORT + 1
/** Milliseconds to wait for messages that are in flight when the last one was sent. */
const LAST_MS = 10_000

/** Latency of messages to 2,000 connected users, relative to the sum of its parts. */
export async function benchMessages(url: string): Promise<Figure[]> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  await removeTalkers(database)
  try {
    const talkers = await addTalkers(database, USERS)
    const half = USERS / 2
    const [buyers, sellers] = [talkers.slice(0, half), talkers.slice(half)]
    const conversationIds = await addConversations(database, { buyers, sellers, count: 1 })
    // autovacuum would do it within a minute: plans for empty tables scan whole tables once these have grown
    await database.query('analyze')
    const base = { echo: await benchEcho(talkers), insert: await benchInsert(url) }
    const { received, first, lost, doubled, refused, kilobytes, cpu, stops, waited } = await benchTalk(url, {
      buyers,
      sellers,
      conversation_ids: conversationIds,
    })
    const sent = PER_SECOND * (WARM_SECONDS + SECONDS)
    return [
      reported('echo to one of 2,000 sockets, 200 a second, p99', base.echo.p99, 'ms'),
      reported('one committed insert, 200 a second, p99', base.insert.p99, 'ms'),
      reported('from sending to receipt, p50', received.p50, 'ms'),
      reported('from sending to receipt, p99', received.p99, 'ms'),
      atMost('  relative to the sum of both', received.p99 / (base.echo.p99 + base.insert.p99), '×', 5),
      reported('  longest pause of the host', stops.host, 'ms'),
      reported('  longest pause of the clients, included in the latency', stops.bench, 'ms'),
      reported('  share of time that the host waited for a core', waited.host * 100, '%'),
      reported('  the same of the sender, included in the latency', waited.bench * 100, '%'),
      reported(`first ${WARM_SECONDS} s after the start, p99`, first.p99, 'ms'),
      atMost(`lost messages of ${sent}`, lost, '', 0),
      atMost('duplicates', doubled, '', 0),
      atMost('rejected', refused, '', 0),
      reported('CPU of the host per message', cpu, 'ms'),
      reported('memory per connected user', kilobytes, 'KB'),
    ]
  } finally {
    await removeTalkers(database)
    await database.end()
  }
}

async function benchEcho(talkers: readonly Talker[]): Promise<Timings> {
  const server = fork(new URL('./bare-echo.ts', import.meta.url), { env: { ...process.env, PORT: String(ECHO_PORT) } })
  await new Promise((resolve) => server.once('message', resolve))
  const sockets = await openSockets(`http://127.0.0.1:${ECHO_PORT}`, '/echo', talkers)
  const took: number[] = []
  await atRate({ seconds: BASE_SECONDS, perSecond: PER_SECOND }, async (round) => {
    const socket = sockets[(round * 7) % sockets.length]
    const begun = performance.now()
    await new Promise<void>((resolve) => socket?.once('echo', () => resolve()).emit('echo', 'x'.repeat(40)))
    took.push(performance.now() - begun)
  })
  for (const socket of sockets) socket.disconnect()
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill()
  await ended
  return timingsOf(took)
}

async function benchInsert(url: string): Promise<Timings> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  await pool.query('create table if not exists bench_inserts (id uuid primary key, content text)')
  const took: number[] = []
  await atRate({ seconds: BASE_SECONDS, perSecond: PER_SECOND }, async () => {
    const begun = performance.now()
    await pool.query('insert into bench_inserts values ($1, $2)', [randomUUID(), 'x'.repeat(40)])
    took.push(performance.now() - begun)
  })
  await pool.query('drop table bench_inserts')
  await pool.end()
  return timingsOf(took)
}

interface Talk {
  buyers: readonly Talker[]
  sellers: readonly Talker[]
  conversation_ids: readonly string[]
}

/** Expects that each message is received exactly once by each device except the sender's. */
async function benchTalk(url: string, { buyers, sellers, conversation_ids }: Talk) {
  const host = await startHost(url)
  const before = await host.usedBytes()
  const receivedAt = new Map<string, number>()
  let doubled = 0
  const talkers = [...buyers, ...sellers]
  const devices = await openDevices({ origin: ORIGIN, path: LIVE_PATH, talkers }, (id, at) => {
    if (receivedAt.has(id)) doubled += 1
    else receivedAt.set(id, at)
  })
  const kilobytes = ((await host.usedBytes()) - before) / 1024 / USERS
  const sender = startSender()
  const senders = conversation_ids.map((conversationId, at) => ({
    conversation_id: conversationId,
    cookies: [buyers[at]?.cookie ?? '', sellers[at]?.cookie ?? ''],
  }))

  async function talk(seconds: number) {
    const already = receivedAt.size
    const answer = await sender.send({
      url: `${ORIGIN}/api/v1/me/conversations`,
      senders,
      seconds,
      perSecond: PER_SECOND,
    })
    const { sent } = answer
    await ends(() => receivedAt.size - already >= sent.length)
    const took = sent.map(([id, at]) => (receivedAt.get(id) ?? Number.NaN) - at).filter((ms) => !Number.isNaN(ms))
    return { ...answer, received: timingsOf(took), lost: sent.length - took.length }
  }

  const first = await talk(WARM_SECONDS)
  const pids = { host: host.process.pid, bench: sender.pid }
  const cpuBefore = cpuMilliseconds(pids.host)
  const waitedBefore = { host: waitedMilliseconds(pids.host), bench: waitedMilliseconds(pids.bench) }
  const begun = performance.now()
  await host.longestStop()
  devices.watch()
  const { received, longestStop, ...rest } = await talk(SECONDS)
  const cpu = (cpuMilliseconds(pids.host) - cpuBefore) / (PER_SECOND * SECONDS)
  const shareWaited = (one: 'host' | 'bench') =>
    (waitedMilliseconds(pids[one]) - waitedBefore[one]) / (performance.now() - begun)
  const waited = { host: shareWaited('host'), bench: shareWaited('bench') }
  const stops = { host: await host.longestStop(), bench: Math.max(longestStop, await devices.end()) }
  sender.stop()
  await host.stop()
  return {
    received,
    first: first.received,
    lost: first.lost + rest.lost,
    doubled,
    refused: first.refused + rest.refused,
    kilobytes,
    cpu,
    stops,
    waited,
  }
}

/** Waits until all messages have arrived, with a timeout. */
async function ends(isOver: () => boolean): Promise<void> {
  const started = performance.now()
  while (!isOver() && performance.now() - started < LAST_MS) await new Promise((resolve) => setTimeout(resolve, 20))
}
