import type { Clock } from '#server/platform/clock.ts'
import { safeError } from '#server/platform/safe-error.ts'
import { recordDrill, type LastDrill } from './backup-record.ts'
import { secondsSince } from './make-backup.ts'
import type { BackupPlace } from './places/backup-place.ts'
import { withLoadedBackup, type LoadedSite } from './with-loaded-backup.ts'

/** Restores a backup into a database that is dropped at the end, and records what differed from what was backed up. */
export async function drillBackup(
  site: LoadedSite & { clock: Clock },
  place: BackupPlace,
  name: string,
): Promise<LastDrill> {
  const started = performance.now()
  let differences: string[] = []
  let failure: string | null = null
  try {
    differences = await withLoadedBackup(site, { place, name }, '_drill', async (loaded) => loaded.differences)
  } catch (error) {
    failure = safeError(error).message
  }
  const at = site.clock().toISOString()
  return recordDrill(site.db, { at, name, seconds: secondsSince(started), differences, failure })
}
