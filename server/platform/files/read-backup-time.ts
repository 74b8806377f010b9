import { stat } from 'node:fs/promises'

/** When the last backup succeeded; null if none did; undefined if no file is configured that says so. */
export async function readBackupTime(stamp: string | null): Promise<Date | null | undefined> {
  if (stamp === null) return undefined
  try {
    return (await stat(stamp)).mtime
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
