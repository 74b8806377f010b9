import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { DAY_MS } from '#domain/durations.ts'
import type { FileStore } from './file-store.ts'
import { sweepFolder } from './sweep-folder.ts'

/** Stores uploads in progress. */
export interface UploadStore {
  /** The data store for the tus library. */
  datastore: DataStore
  /** Null if the upload does not exist or is incomplete. */
  read: (id: string) => Promise<Buffer | null>
  /** Does nothing if the upload does not exist. */
  remove: (id: string) => Promise<void>
  /** Deletes abandoned uploads. */
  sweep: (now: Date) => Promise<void>
}

export const UPLOADS_FOLDER = 'uploads'
const RETENTION_MS = 2 * DAY_MS
/** Maximum number of bytes of an upload in memory. */
const PIECE_BYTES = 4_000_000

const Begun = z.object({
  size: z.int(),
  created_at: z.string(),
  /** The stored pieces, in order. */
  pieces: z.array(z.object({ key: z.string(), size: z.int() })),
})
type Begun = z.output<typeof Begun>

/** Stores uploads in pieces as they arrive, so that received data survives lost connections and restarts. */
export function createUploadStore(files: FileStore): UploadStore {
  const keyOf = (id: string) => `${UPLOADS_FOLDER}/${id}.json`
  const find = async (id: string) => {
    const bytes = await files.read(keyOf(id))
    return bytes && Begun.parse(JSON.parse(bytes.toString()))
  }
  const get = async (id: string) => {
    const begun = await find(id)
    if (!begun) throw ERRORS.FILE_NOT_FOUND
    return begun
  }
  const save = (id: string, begun: Begun) => files.write(keyOf(id), Buffer.from(JSON.stringify(begun)))
  const removePieces = (begun: Begun | null) => Promise.all((begun?.pieces ?? []).map(({ key }) => files.remove(key)))

  async function remove(id: string): Promise<void> {
    const begun = await find(id)
    await files.remove(keyOf(id))
    await removePieces(begun)
  }

  async function create(upload: Upload): Promise<Upload> {
    await removePieces(await find(upload.id))
    const createdAt = new Date().toISOString()
    await save(upload.id, { size: upload.size ?? 0, created_at: createdAt, pieces: [] })
    return upload
  }

  async function write(stream: Readable, id: string, offset: number): Promise<number> {
    const begun = await get(id)
    let at = offset
    let came: Buffer[] = []
    const flush = async () => {
      const piece = Buffer.concat(came)
      came = []
      if (!piece.length) return
      const key = `${UPLOADS_FOLDER}/${id}_${at}.part`
      await files.write(key, piece)
      begun.pieces.push({ key, size: piece.length })
      await save(id, begun)
      at += piece.length
    }
    try {
      let size = 0
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        came.push(chunk)
        size += chunk.length
        if (size < PIECE_BYTES) continue
        await flush()
        size = 0
      }
    } finally {
      await flush()
    }
    return at
  }

  async function getUpload(id: string): Promise<Upload> {
    const { size, created_at, pieces } = await get(id)
    return new Upload({ id, size, offset: totalOf(pieces), creation_date: created_at })
  }

  async function cancel(id: string): Promise<void> {
    await get(id)
    await remove(id)
  }

  const datastore = Object.assign(new DataStore(), { create, write, getUpload, remove: cancel })
  datastore.extensions = ['creation', 'termination']
  return {
    datastore,
    remove,
    read: async (id) => {
      const begun = await find(id)
      if (!begun || totalOf(begun.pieces) !== begun.size) return null
      const pieces = await Promise.all(begun.pieces.map(({ key }) => files.read(key)))
      return pieces.every((piece) => piece !== null) ? Buffer.concat(pieces) : null
    },
    sweep: (now) => sweepFolder(files, UPLOADS_FOLDER, { inUse: new Set(), now, settledMs: RETENTION_MS }),
  }
}

const totalOf = (pieces: Begun['pieces']): number => pieces.reduce((total, { size }) => total + size, 0)
