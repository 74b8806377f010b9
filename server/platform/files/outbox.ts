import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of emails and SMS that could not be sent because no server is configured. */
export const outboxIn = (dataDir: string): string => join(dataDir, 'outbox')

/** Deletes files of a folder that were written before a time. */
export async function deleteWrittenBefore(folder: string, time: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtime < time) await rm(path, { force: true })
  }
}
