import { readFileSync } from 'node:fs'
import pg from 'pg'
import sharp from 'sharp'
import { newId } from '#server/platform/ids.ts'
import { addUser, removeUser, signIn } from './bench-user.ts'
import { medianOf, timeEach } from './measure.ts'
import { megabytes } from './memory-of.ts'
import { atMost, reported, type Figure } from './report.ts'
import { ORIGIN, startHost, type Host } from './start-host.ts'

const PHOTOGRAPHS = 10
const ROUNDS = 3
const SEARCHES = 300
/** One upload per picture process. */
const AT_ONCE = 2

/** Processing time of pictures relative to sharp alone on the same cores, and latency of other requests meanwhile. */
export async function benchPictures(url: string): Promise<Figure[]> {
  const photographs = await Promise.all(Array.from({ length: PHOTOGRAPHS }, takePhotograph))
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const host = await startHost(url, { doesJobs: true })
  const peak = watchMemory(host)
  try {
    await addUser(database)
    const cookie = await signIn()
    await uploadAll(cookie, photographs)
    const bare: number[] = []
    const served: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await secondsOf(() => makeBare(photographs)))
      served.push(await secondsOf(() => uploadAll(cookie, photographs)))
    }

    const search = (round: number) =>
      fetch(`${ORIGIN}/api/v1/cars?price_min=${1000 + round}`).then((answer) => answer.text())
    await timeEach(100, (round) => search(50_000 + round))
    const idle = await timeEach(SEARCHES, search)
    const searching = { isOver: false }
    const uploading = (async () => {
      while (!searching.isOver) await uploadAll(cookie, photographs)
    })()
    const busy = await timeEach(SEARCHES, (round) => search(10_000 + round))
    searching.isOver = true
    await uploading
    return [
      reported('ten photographs by sharp alone', medianOf(bare), 's'),
      reported('ten photographs from choosing to ready', medianOf(served), 's'),
      atMost('relative to sharp alone', medianOf(served) / medianOf(bare), '×', 1.2),
      reported('search without uploads, p99', idle.p99, 'ms'),
      atMost('search during uploads and processing, p99, relative to none', busy.p99 / idle.p99, '×', 5),
      reported('peak memory of the host', peak.host(), 'MB'),
      reported('peak memory of both picture processes', peak.workers(), 'MB'),
    ]
  } finally {
    peak.stop()
    await host.stop()
    await removeUser(database)
    await database.end()
  }
}

/** A random picture of 12 megapixels that compresses like a photograph of a car. */
async function takePhotograph(): Promise<Buffer> {
  const noise = (width: number, height: number, sigma: number) =>
    sharp({ create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma } } })
  const coarse = await noise(250, 188, 60).png().toBuffer()
  const fine = await noise(4000, 3000, 4).png({ compressionLevel: 0 }).toBuffer()
  return sharp(coarse)
    .resize(4000, 3000, { kernel: 'cubic', fit: 'fill' })
    .composite([{ input: fine, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Produces the same variants of the same photographs with sharp alone. */
async function makeBare(photographs: readonly Buffer[]): Promise<void> {
  const waiting = [...photographs]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await makeOneBare(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function makeOneBare(photograph: Buffer): Promise<void> {
  const upright = sharp(photograph).autoOrient().resize(2560, 2560, { fit: 'inside' })
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const sized = (width: number) => sharp(data, { raw }).resize(width)
  await Promise.all([
    sharp(data, { raw }).jpeg({ quality: 90 }).toBuffer(),
    ...[480, 960, 1600].flatMap((width) => [
      sized(width).webp({ quality: 76, effort: 2 }).toBuffer(),
      sized(width).avif({ quality: 50, effort: 1 }).toBuffer(),
    ]),
  ])
}

/** Behaves like the page: uploads all pictures at once, then polls until the last one is ready. */
async function uploadAll(cookie: string, photographs: readonly Buffer[]): Promise<void> {
  const ids = await Promise.all(photographs.map((photograph) => upload(cookie, photograph)))
  for (;;) {
    const query = ids.map((id) => `ids=${id}`).join('&')
    const answer = await fetch(`${ORIGIN}/api/v1/me/pictures?${query}`, { headers: { cookie } })
    const states = ((await answer.json()) as { state: string }[]).map(({ state }) => state)
    if (states.includes('refused')) throw new Error('A photograph was rejected')
    if (states.every((state) => state === 'ready')) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function upload(cookie: string, photograph: Buffer): Promise<string> {
  const id = newId()
  const headers = { cookie, 'tus-resumable': '1.0.0' }
  const begun = await fetch(`${ORIGIN}/api/v1/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(photograph.length),
      'upload-metadata': `picture_id ${Buffer.from(id).toString('base64')}`,
    },
  })
  const sent = await fetch(`${ORIGIN}${begun.headers.get('location')}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: new Uint8Array(photograph),
  })
  if (!sent.ok) throw new Error(await sent.text())
  return id
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

/** Peak memory of the host and its picture processes, in megabytes. */
function watchMemory({ process: { pid } }: Host) {
  let host = 0
  let workers = 0
  const timer = setInterval(() => {
    host = Math.max(host, megabytes(pid))
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number).filter(Boolean)
    workers = Math.max(
      workers,
      children.reduce((total, child) => total + megabytesOrGone(child), 0),
    )
  }, 100)
  return { host: () => host, workers: () => workers, stop: () => clearInterval(timer) }
}

function megabytesOrGone(pid: number): number {
  try {
    return megabytes(pid) || 0
  } catch {
    return 0
  }
}
