const NAME = /^sayyad-([0-9a-f]{8})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst(?:\.age)?$/

/** The name of a backup: its site, its time and, by the endings, what opens it. */
export function backupNameOf(siteId: string, time: Date, isEncrypted: boolean): string {
  const stamp = time.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const [site] = siteId.split('-')
  return `sayyad-${site}-${stamp}.tar.zst${isEncrypted ? '.age' : ''}`
}

/** @returns the first part of the ID of its site, and its time; null if the name is none of a backup */
export function parseBackupName(name: string): { site: string; time: Date } | null {
  const [, site, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  if (!site) return null
  return { site, time: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) }
}

/** The names of what a place keeps. What else is there is left alone. */
export interface KnownNames {
  isKnown: (name: string) => boolean
  /** Whether only one of them is written at a time, so that parts of others were left by a process that has ended. */
  isMadeAlone: (name: string) => boolean
}

const isBackupName = (name: string): boolean => parseBackupName(name) !== null
export const BACKUP_NAMES: KnownNames = { isKnown: isBackupName, isMadeAlone: isBackupName }
