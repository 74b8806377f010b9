import { stat } from 'node:fs/promises'

/** The time of the last successful backup; null if there was none, undefined if backups are not checked. */
export async function readBackupTime(stamp: string | null): Promise<Date | null | undefined> {
  if (stamp === null) return undefined
  try {
    return (await stat(stamp)).mtime
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
