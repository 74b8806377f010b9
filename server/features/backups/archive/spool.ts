import { existsSync } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseHistoryName, parseSegment, SEGMENT_BYTES } from '#domain/backups/wal-segments.ts'
import { walSpoolIn } from '#server/platform/db/wal-archive.ts'
import { archivedName, parseArchivedName } from './archive-name.ts'
import { encodeArchived } from './encode-archived.ts'

/** Where segments of the log wait: as PostgreSQL has copied them, and then under the names of the archive. */
export interface Spool {
  /** What PostgreSQL has copied, histories of timelines first. */
  listCopied: () => Promise<string[]>
  /** Removes what PostgreSQL has copied and no restore needs. */
  tidy: () => Promise<void>
  /** Encodes what PostgreSQL has copied, which is much smaller. It keeps its time. */
  encode: (file: string, siteId: string, recipient: string | null) => Promise<void>
  /** What is encoded, oldest first. */
  listEncoded: () => Promise<string[]>
  pathOf: (name: string) => string
  remove: (name: string) => Promise<void>
  /** When the oldest change was made that is not archived, as far as segments have ended; null if none waits. */
  oldestWaiting: () => Promise<Date | null>
}

const READY = /\.ready$/
/** Notes of base backups, and the rest of a segment that the next timeline begins with a copy of. */
const UNNEEDED = /\.(?:backup|partial)$/

/** @param folder the parent of the cluster */
export function openSpool(folder: string): Spool {
  const spool = walSpoolIn(folder)
  const pathOf = (name: string) => join(spool, name)
  const list = async () => (existsSync(spool) ? (await readdir(spool)).toSorted() : [])

  async function listCopied(): Promise<string[]> {
    const names = await list()
    return [
      ...names.filter((name) => parseHistoryName(name) !== null),
      ...names.filter((name) => parseSegment(name) !== null),
    ]
  }

  async function listEncoded(): Promise<string[]> {
    const encoded = (await list()).flatMap((name) => parseArchivedName(name) ?? [])
    const order = (file: string) => (parseHistoryName(file) === null ? 1 : 0)
    return encoded
      .flatMap((one) => (one.kind === 'wal' ? [one] : []))
      .toSorted((a, b) => order(a.file) - order(b.file) || (a.file < b.file ? -1 : 1))
      .map(({ name }) => name)
  }

  async function encode(file: string, siteId: string, recipient: string | null): Promise<void> {
    const { mtime } = await stat(pathOf(file))
    const bytes = await readFile(pathOf(file))
    // the server copies again what is not whole
    if (parseSegment(file) && bytes.length !== SEGMENT_BYTES) return rm(pathOf(file))
    const name = archivedName(siteId, mtime, recipient !== null, { kind: 'wal', file })
    await writeWhole(pathOf(name), await encodeArchived(bytes, recipient))
    await rm(pathOf(file))
  }

  /** PostgreSQL notes there what it has not copied yet. */
  async function listUncopied(): Promise<string[]> {
    const notes = join(folder, 'postgres', 'pg_wal', 'archive_status')
    const names = await readdir(notes).catch(() => [])
    return names.filter((name) => READY.test(name)).map((name) => join(notes, name))
  }

  async function oldestWaiting(): Promise<Date | null> {
    const paths = [...(await listCopied()).map(pathOf), ...(await listUncopied())]
    const found = await Promise.all(paths.map((path) => stat(path).catch(() => null)))
    const encoded = (await listEncoded()).flatMap((name) => parseArchivedName(name)?.time ?? [])
    const times = [...encoded, ...found.flatMap((one) => one?.mtime ?? [])]
    return times.length ? new Date(Math.min(...times.map((time) => time.getTime()))) : null
  }

  async function tidy(): Promise<void> {
    for (const name of await list()) if (UNNEEDED.test(name)) await rm(pathOf(name), { force: true })
  }

  return {
    listCopied,
    tidy,
    encode,
    listEncoded,
    pathOf,
    remove: (name) => rm(pathOf(name), { force: true }),
    oldestWaiting,
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(`${path}.part`, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}
