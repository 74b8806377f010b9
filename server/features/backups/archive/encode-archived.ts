import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { promisify } from 'node:util'
import { BackupRefused, damaged } from '../format/backup-format.ts'

const ENCRYPTED = Buffer.from('age-encryption.org/')
const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/**
 * Compresses a segment or a file with a checksum, and encrypts it.
 * @param recipient null if the archive is not encrypted
 */
export async function encodeArchived(bytes: Uint8Array, recipient: string | null): Promise<Uint8Array> {
  const compressed = await compress(bytes, { params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  if (recipient === null) return compressed
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return encrypter.encrypt(compressed)
}

/** @throws BackupRefused if it was changed or cut short, or none of the identities opens it */
export async function decodeArchived(name: string, bytes: Buffer, identities: readonly string[]): Promise<Buffer> {
  try {
    return await decompress(await decrypt(name, bytes, identities))
  } catch (error) {
    if (error instanceof BackupRefused) throw error
    throw damaged(`${name}: ${(error as Error).message}`)
  }
}

async function decrypt(name: string, bytes: Buffer, identities: readonly string[]): Promise<Uint8Array> {
  if (!bytes.subarray(0, ENCRYPTED.length).equals(ENCRYPTED)) return bytes
  if (!identities.length) {
    throw new BackupRefused(`${name} is encrypted: set BACKUP_PASSPHRASE to its passphrase. Nothing was changed.`, {
      reason: 'passphrase',
      reaches_at: null,
    })
  }
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return decrypter.decrypt(bytes)
}
