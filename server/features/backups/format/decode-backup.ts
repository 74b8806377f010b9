import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { StartError } from '#server/platform/start-error.ts'
import { BackupRefused, damaged } from './backup-format.ts'
import { through, type Entry } from './encode-backup.ts'

const ENCRYPTED = Buffer.from('age-encryption.org/')
const COMPRESSED = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
/** Parts of tables have a few megabytes, files of people less than a hundred. */
const MOST_BYTES = 500_000_000

/**
 * Reads the parts of a backup.
 * @param bytes throws a `StartError` if they cannot be read
 * @throws BackupRefused if it is no backup, damaged, cut short or encrypted with another passphrase
 */
export async function* decodeBackup(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string | null,
): AsyncGenerator<Entry> {
  try {
    yield* entriesOf(through(await decrypt(bytes, passphrase), createZstdDecompress()))
  } catch (error) {
    if (error instanceof StartError) throw error
    throw damaged(error instanceof Error ? error.message : 'unknown')
  }
}

async function decrypt(
  given: AsyncIterable<Uint8Array>,
  passphrase: string | null,
): Promise<AsyncIterable<Uint8Array>> {
  const { start, bytes } = await peek(given, ENCRYPTED.length)
  if (start.subarray(0, COMPRESSED.length).equals(COMPRESSED)) return bytes
  if (!start.length) throw damaged('it is empty')
  if (!start.subarray(0, ENCRYPTED.length).equals(ENCRYPTED))
    throw new BackupRefused('The file is no backup of Sayyad. Nothing was changed.')
  if (passphrase === null)
    throw new BackupRefused('The backup is encrypted: set BACKUP_PASSPHRASE to its passphrase. Nothing was changed.')
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const decrypted = await decrypter.decrypt(ReadableStream.from(bytes) as never).catch((error: Error) => {
    if (!/no identity matched/.test(error.message)) throw error
    throw new BackupRefused(
      'BACKUP_PASSPHRASE is not the passphrase with which the backup was made: set the former one. Nothing was changed.',
    )
  })
  return decrypted as unknown as AsyncIterable<Uint8Array>
}

/** @returns the first bytes, and all bytes including them */
async function peek(
  given: AsyncIterable<Uint8Array>,
  least: number,
): Promise<{ start: Buffer; bytes: AsyncIterable<Uint8Array> }> {
  const iterator = given[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  let next = await iterator.next()
  for (; !next.done; next = await iterator.next()) {
    start = Buffer.concat([start, next.value])
    if (start.length >= least) break
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      if (start.length) yield start
      if (!next.done) yield* { [Symbol.asyncIterator]: () => iterator }
    } finally {
      await iterator.return?.()
    }
  }
  return { start, bytes: all() }
}

async function* entriesOf(archive: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const entries = extract()
  const reading = pipeline(Readable.from(archive), entries as unknown as NodeJS.WritableStream)
  // thrown below, after the entries before it
  reading.catch(() => {})
  for await (const entry of entries) {
    const { name, size } = entry.header
    if (size > MOST_BYTES) throw damaged(`${name} is too large`)
    const parts: Uint8Array[] = []
    for await (const part of entry as AsyncIterable<Uint8Array>) parts.push(part)
    yield { name, bytes: Buffer.concat(parts) }
  }
  await reading
}
