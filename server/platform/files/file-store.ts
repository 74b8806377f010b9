import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync, type Dirent } from 'node:fs'
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { assertRoom } from './disk-space.ts'

/** Stores files under keys such as `profiles/0f3a….webp`. */
export interface FileStore {
  /**
   * Writes atomically. The file is on disk when the promise resolves.
   * @throws STORAGE_FULL
   */
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Null if the file does not exist. */
  read: (key: string) => Promise<Buffer | null>
  /** In bytes; null if the file does not exist. */
  size: (key: string) => Promise<number | null>
  /** A part of an existing file, from the first to the last byte. */
  readPart: (key: string, part: { start: number; end: number }) => Promise<Readable>
  /** Does nothing if the file does not exist. */
  remove: (key: string) => Promise<void>
  list: (folder: string) => AsyncIterable<{ key: string; writtenAt: Date }>
  /** The keys of all files. */
  listAll: () => AsyncIterable<string>
}

const KEY = /^(?:[a-z0-9][\w-]*\/)*[\w-]+\.[a-z0-9]+$/
export const isFileKey = (text: string): boolean => KEY.test(text)

/**
 * @param root a folder used only by this store, readable only by the current user
 * @param reserveBytes disk space to leave free
 */
export function createDiskStore(root: string, reserveBytes = 0): FileStore {
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error(`${key} is not a valid file key`)
    return join(root, key)
  }

  return {
    write: async (key, bytes) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await assertRoom(dirname(path), bytes.length, reserveBytes)
      const part = `${path}.${randomBytes(6).toString('hex')}.part`
      try {
        const file = await open(part, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    read: (key) => orMissing(readFile(pathOf(key)), null),
    size: async (key) => (await orMissing(stat(pathOf(key)), null))?.size ?? null,
    readPart: async (key, part) => createReadStream(pathOf(key), part),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async function* (folder) {
      for (const entry of await orMissing<Dirent[]>(readdir(join(root, folder), { withFileTypes: true }), [])) {
        const key = `${folder}/${entry.name}`
        if (!entry.isFile()) continue
        const found = await orMissing(stat(join(root, key)), null)
        if (found) yield { key, writtenAt: found.mtime }
      }
    },
    listAll: async function* () {
      if (!existsSync(root)) return
      for await (const entry of await opendir(root, { recursive: true })) {
        const key = relative(root, join(entry.parentPath, entry.name))
        if (entry.isFile() && isFileKey(key)) yield key
      }
    },
  }
}

async function orMissing<T>(found: Promise<T>, missing: T): Promise<T> {
  try {
    return await found
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return missing
    throw error
  }
}
