import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { assertRoom } from '#server/platform/files/disk-space.ts'
import { StartError } from '#server/platform/start-error.ts'
import { BACKUP_NAMES, type KnownNames } from './backup-name.ts'
import type { BackupPlace } from './backup-place.ts'

const PART = '.part'
const PART_NAME = /^(.*)\.part$/
/** Free space is looked up again after so many bytes. */
const CHECKED_BYTES = 16_000_000

/**
 * Keeps backups in a folder that only its owner can open.
 * @param reserveBytes disk space to leave free
 */
export function createFolderPlace(folder: string, reserveBytes: number, names: KnownNames = BACKUP_NAMES): BackupPlace {
  return {
    title: folder,
    list: async (start = '') => {
      const all = await readdir(folder).catch(() => [])
      const found = all.filter((name) => name.startsWith(start) && names.isKnown(name))
      return Promise.all(found.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })))
    },
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if (names.isMadeAlone(name)) await removeParts(folder, names)
      const part = join(folder, `${name}${PART}`)
      try {
        const written = await writeAll(part, bytes, () => assertRoom(folder, CHECKED_BYTES, reserveBytes))
        await rename(part, join(folder, name))
        await syncFolder(folder)
        return written
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    read: (name) => readBackupFile(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** Reads any file as a backup. */
export async function* readBackupFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path, { highWaterMark: 1_000_000 }) as AsyncIterable<Uint8Array>
  } catch (error) {
    throw new StartError(`${resolve(path)} cannot be read (${(error as Error).message}). Nothing was changed.`)
  }
}

/** Those that were cut short: only one is made at a time. */
async function removeParts(folder: string, names: KnownNames): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, whole] = PART_NAME.exec(name) ?? []
    if (whole && names.isMadeAlone(whole)) await rm(join(folder, name))
  }
}

async function writeAll(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  assertSpace: () => Promise<void>,
): Promise<number> {
  const file = await open(path, 'w', 0o600)
  let written = 0
  let checked = -CHECKED_BYTES
  try {
    for await (const chunk of bytes) {
      if (written - checked >= CHECKED_BYTES) {
        await assertSpace()
        checked = written
      }
      await file.writeFile(chunk)
      written += chunk.length
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return written
}

async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
