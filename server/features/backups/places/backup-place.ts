export interface StoredBackup {
  name: string
  bytes: number
}

/** Where backups are kept. */
export interface BackupPlace {
  /** How people call it: a path or an address. */
  title: string
  /** @param start of the names; all of them by default */
  list: (start?: string) => Promise<StoredBackup[]>
  /**
   * Stores a backup under its name once it is whole, or not at all.
   * @returns its size
   */
  write: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<number>
  /** Throws a `StartError` if it cannot be read. */
  read: (name: string) => AsyncIterable<Uint8Array>
  remove: (name: string) => Promise<void>
}
