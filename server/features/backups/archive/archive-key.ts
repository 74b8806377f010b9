import { buffer } from 'node:stream/consumers'
import { walSpoolIn } from '#server/platform/db/wal-archive.ts'
import { BackupRefused } from '../format/backup-format.ts'
import type { BackupPlace } from '../places/backup-place.ts'
import { createFolderPlace } from '../places/folder-place.ts'
import { archivedName, parseArchivedName, type Archived } from './archive-name.ts'

/** Takes 64 MB and a quarter of a second. */
const SCRYPT_WORK = 16

/** Opens what is encrypted for the recipient, without the quarter of a second that a passphrase takes each time. */
export interface ArchiveKey {
  identity: string
  recipient: string
}

/** The keys of a site that the passphrase opens. @throws BackupRefused if there are some, and it opens none */
export async function openKeys(
  place: BackupPlace,
  archived: readonly Archived[],
  passphrase: string,
): Promise<ArchiveKey[]> {
  const { Decrypter, identityToRecipient } = await import('age-encryption')
  const stored = archived.filter(({ kind }) => kind === 'key')
  const keys: ArchiveKey[] = []
  for (const { name } of stored) {
    const decrypter = new Decrypter()
    decrypter.addPassphrase(passphrase)
    try {
      const identity = await decrypter.decrypt(await buffer(place.read(name)), 'text')
      keys.push({ identity, recipient: await identityToRecipient(identity) })
    } catch (error) {
      if (!/no identity matched/.test((error as Error).message)) throw error
    }
  }
  if (keys.length || !stored.length) return keys
  throw new BackupRefused(
    'BACKUP_PASSPHRASE is not the passphrase with which the archive was made: set the former one. Nothing was changed.',
    { reason: 'passphrase', reaches_at: null },
  )
}

/** The keys that are needed to read what is archived. @throws BackupRefused if they cannot be opened */
export async function openArchive(
  place: BackupPlace,
  archived: readonly Archived[],
  passphrase: string | null,
): Promise<ArchiveKey[]> {
  if (passphrase !== null) return openKeys(place, archived, passphrase)
  if (!archived.some(({ isEncrypted }) => isEncrypted)) return []
  throw new BackupRefused('The archive is encrypted: set BACKUP_PASSPHRASE to its passphrase. Nothing was changed.', {
    reason: 'passphrase',
    reaches_at: null,
  })
}

/** Where a machine keeps its keys, so that it can encrypt what waits while the archive is away. */
export const keysOfMachine = (folder: string): BackupPlace =>
  createFolderPlace(walSpoolIn(folder), 0, { isKnown: isKeyName, isMadeAlone: () => false })

const isKeyName = (name: string): boolean => parseArchivedName(name)?.kind === 'key'

/** The key for what is archived from now on: that of before, if the passphrase is the same. */
export async function requireKey(
  place: BackupPlace,
  archived: readonly Archived[],
  site: { id: string; passphrase: string; now: Date },
): Promise<ArchiveKey> {
  const former = await openKeys(place, archived, site.passphrase).catch((error: unknown) => {
    if (error instanceof BackupRefused) return []
    throw error
  })
  const [known] = former
  if (known) return known
  const { Encrypter, generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(SCRYPT_WORK)
  encrypter.setPassphrase(site.passphrase)
  const sealed = await encrypter.encrypt(identity)
  await place.write(archivedName(site.id, site.now, true, { kind: 'key' }), only(sealed))
  return { identity, recipient: await identityToRecipient(identity) }
}

export async function* only<Item>(item: Item): AsyncGenerator<Item> {
  yield item
}
