import { chooseKept } from '#domain/backups/choose-kept.ts'
import { parseBackupName } from './places/backup-name.ts'
import type { BackupPlace, StoredBackup } from './places/backup-place.ts'

export interface OwnBackup extends StoredBackup {
  time: Date
}

/** The backups of a site, newest first. Others may use the same place. */
export async function listBackups(place: BackupPlace, siteId: string | null): Promise<OwnBackup[]> {
  const own: OwnBackup[] = []
  for (const backup of await place.list()) {
    const parsed = parseBackupName(backup.name)
    if (parsed && (siteId === null || siteId.startsWith(parsed.site))) own.push({ ...backup, time: parsed.time })
  }
  return own.toSorted((a, b) => b.time.getTime() - a.time.getTime())
}

/** Removes the backups of a site that are not kept any longer. */
export async function pruneBackups(place: BackupPlace, siteId: string): Promise<void> {
  const own = await listBackups(place, siteId)
  const kept = new Set(chooseKept(own.map(({ time }) => time)))
  for (const { name, time } of own) if (!kept.has(time)) await place.remove(name)
}
