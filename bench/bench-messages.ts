import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { LIVE_PATH } from '#domain/live/live-path.ts'
import { addConversations, addTalkers, removeTalkers, type Talker } from './add-talkers.ts'
import { timingsOf, type Timings } from './measure.ts'
import { cpuMilliseconds, waitedMilliseconds } from './cpu-of.ts'
import { atMost, reported, type Figure } from './report.ts'
import { openDevices } from './open-devices.ts'
import { openSockets } from './open-sockets.ts'
import { ORIGIN, PORT, startHost } from './start-host.ts'
import { watchStops } from './watch-stops.ts'

const USERS = 2000
const PER_SECOND = 200
const SECONDS = 60
const BASE_SECONDS = 15
/** At the same rate before it is measured: a host that has just started compiles its code. */
const WARM_SECONDS = 10
const ECHO_PORT = PORT + 1
/** For what is under way when the last message is sent. */
const LAST_MS = 10_000

/** Messages of 2,000 connected users through the whole path, and what they cost beside their parts alone. */
export async function benchMessages(url: string): Promise<Figure[]> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  await removeTalkers(database)
  try {
    const talkers = await addTalkers(database, USERS)
    const half = USERS / 2
    const [buyers, sellers] = [talkers.slice(0, half), talkers.slice(half)]
    const conversation_ids = await addConversations(database, { buyers, sellers, count: 1 })
    const base = { echo: await benchEcho(talkers), insert: await benchInsert(url) }
    const { received, first, lost, doubled, refused, kilobytes, cpu, stops, waited } = await benchTalk(url, {
      buyers,
      sellers,
      conversation_ids,
    })
    const sent = PER_SECOND * (WARM_SECONDS + SECONDS)
    return [
      reported('bare echo to one of 2,000 sockets, 200 a second, p99', base.echo.p99, 'ms'),
      reported('one committed insert, 200 a second, p99', base.insert.p99, 'ms'),
      reported('from sending to receipt, p50', received.p50, 'ms'),
      reported('from sending to receipt, p99', received.p99, 'ms'),
      atMost('  of both parts', received.p99 / (base.echo.p99 + base.insert.p99), '×', 5),
      reported('  the longest stop of the host meanwhile', stops.host, 'ms'),
      reported('  of the bench itself, which counts as delay', stops.bench, 'ms'),
      reported('  the host waited for a core, of all the time', waited.host * 100, '%'),
      reported('  the bench itself did, which counts as delay', waited.bench * 100, '%'),
      reported(`the first ${WARM_SECONDS} s of a host, p99`, first.p99, 'ms'),
      atMost(`lost of ${sent} messages`, lost, '', 0),
      atMost('doubled', doubled, '', 0),
      atMost('refused', refused, '', 0),
      reported('CPU of the host for a message', cpu, 'ms'),
      reported('memory of a connected user', kilobytes, 'KB'),
    ]
  } finally {
    await removeTalkers(database)
    await database.end()
  }
}

/** Runs `act` at a steady rate, whether or not earlier ones have ended. @returns when all have */
async function atRate(seconds: number, act: (round: number) => Promise<unknown>): Promise<void> {
  const started = performance.now()
  const all: Promise<unknown>[] = []
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(((performance.now() - started) / 1000) * PER_SECOND, seconds * PER_SECOND)
      while (all.length < due) all.push(act(all.length))
      if (all.length < seconds * PER_SECOND) return
      clearInterval(timer)
      resolve()
    }, 5)
  })
  await Promise.all(all)
}

async function benchEcho(talkers: readonly Talker[]): Promise<Timings> {
  const server = fork(new URL('./bare-echo.ts', import.meta.url), { env: { ...process.env, PORT: String(ECHO_PORT) } })
  await new Promise((resolve) => server.once('message', resolve))
  const sockets = await openSockets(`http://127.0.0.1:${ECHO_PORT}`, '/echo', talkers)
  const took: number[] = []
  await atRate(BASE_SECONDS, async (round) => {
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
  await atRate(BASE_SECONDS, async () => {
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

/** Each message is to be received once by each device that is not its sender's. */
async function benchTalk(url: string, { buyers, sellers, conversation_ids }: Talk) {
  const host = await startHost(url)
  const talkers = [...buyers, ...sellers]
  const before = await host.usedBytes()
  const sentAt = new Map<string, number>()
  const receipts = new Map<string, number>()
  const first: number[] = []
  const took: number[] = []
  let isWarm = false
  let refused = 0
  const devices = await openDevices({ origin: ORIGIN, path: LIVE_PATH, talkers }, (id, at) => {
    const begun = sentAt.get(id)
    if (begun === undefined) return
    if (!receipts.has(id)) (isWarm ? took : first).push(at - begun)
    receipts.set(id, (receipts.get(id) ?? 0) + 1)
  })
  const kilobytes = ((await host.usedBytes()) - before) / 1024 / USERS
  async function send(round: number): Promise<void> {
    const at = (round * 7) % conversation_ids.length
    const sender = (round % 2 ? sellers : buyers)[at]
    const id = randomUUID()
    sentAt.set(id, performance.timeOrigin + performance.now())
    const isStored = await fetch(`${ORIGIN}/api/v1/me/conversations/${conversation_ids[at]}/messages`, {
      method: 'POST',
      headers: { cookie: sender?.cookie ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ id, content: `السيارة متوفرة؟ ${round}` }),
    }).then(
      async (answer) => Boolean(await answer.text()) && answer.ok,
      () => false,
    )
    if (!isStored) refused += 1
  }
  await atRate(WARM_SECONDS, send)
  await ends(() => receipts.size >= sentAt.size)
  isWarm = true
  const cpuBefore = cpuMilliseconds(host.process.pid)
  const pids = { host: host.process.pid, bench: process.pid }
  const waitedBefore = { host: waitedMilliseconds(pids.host), bench: waitedMilliseconds(pids.bench) }
  const begun = performance.now()
  await host.longestStop()
  const longestStop = watchStops()
  devices.watch()
  await atRate(SECONDS, send)
  await ends(() => receipts.size >= sentAt.size)
  const cpu = (cpuMilliseconds(host.process.pid) - cpuBefore) / (PER_SECOND * SECONDS)
  const stops = { host: await host.longestStop(), bench: Math.max(longestStop(), await devices.end()) }
  const shareWaited = (one: 'host' | 'bench') =>
    (waitedMilliseconds(pids[one]) - waitedBefore[one]) / (performance.now() - begun)
  const waited = { host: shareWaited('host'), bench: shareWaited('bench') }
  await host.stop()
  const doubled = [...receipts.values()].filter((times) => times > 1).length
  return {
    received: timingsOf(took),
    first: timingsOf(first),
    lost: sentAt.size - receipts.size,
    doubled,
    refused,
    kilobytes,
    cpu,
    stops,
    waited,
  }
}

/** Waits for the last ones, not forever. */
async function ends(isOver: () => boolean): Promise<void> {
  const started = performance.now()
  while (!isOver() && performance.now() - started < LAST_MS) await new Promise((resolve) => setTimeout(resolve, 20))
}
