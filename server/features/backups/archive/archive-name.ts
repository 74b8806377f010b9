import { STORES, type StoreName } from '../format/backup-format.ts'

type Named =
  /** A base backup, and the segment in which it began. */
  | { kind: 'base'; start: string }
  /** A segment of the write-ahead log, or the history of a timeline. */
  | { kind: 'wal'; file: string }
  /** A file of people. */
  | { kind: 'file'; store: StoreName; key: string }
  /** What opens encrypted segments and files, encrypted with the passphrase. */
  | { kind: 'key' }

/** What is in an archive, by its name. The time of a file or a segment is when it was last written to. */
export type Archived = { site: string; name: string; time: Date; isEncrypted: boolean } & Named

const NAME =
  /^sayyad-([0-9a-f]{8})-(base|wal|file|key)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z(?:-([\w.~-]+?))??(\.tar\.zst|\.zst)?(\.age)?$/

/** Keys of files have slashes, which names in a folder cannot have. */
const toFlat = (key: string): string => key.replaceAll('/', '~')
const fromFlat = (flat: string): string => flat.replaceAll('~', '/')

/** How all names of a site start. @param siteId or its first part */
export const namesOf = (siteId: string): string => `sayyad-${siteId.split('-')[0]}-`

export function archivedName(siteId: string, time: Date, isEncrypted: boolean, named: Named): string {
  const stamp = time.toISOString().replaceAll(/[-:.]/g, '')
  const start = `${namesOf(siteId)}${named.kind}-${stamp}`
  const age = isEncrypted ? '.age' : ''
  if (named.kind === 'key') return `${start}.age`
  if (named.kind === 'base') return `${start}-${named.start}.tar.zst${age}`
  if (named.kind === 'wal') return `${start}-${named.file}.zst${age}`
  return `${start}-${named.store}~${toFlat(named.key)}.zst${age}`
}

/** @returns null if it is the name of something else */
export function parseArchivedName(name: string): Archived | null {
  const [, site, kind, year, month, day, hour, minute, second, ms, rest = '', , age] = NAME.exec(name) ?? []
  if (!site) return null
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`)
  const known = { site, name, time, isEncrypted: age !== undefined }
  if (kind === 'key') return { ...known, kind }
  if (kind === 'base') return { ...known, kind, start: rest }
  if (kind === 'wal') return { ...known, kind, file: rest }
  const store = STORES.find((one) => rest.startsWith(`${one}~`))
  return store ? { ...known, kind: 'file', store, key: fromFlat(rest.slice(store.length + 1)) } : null
}
