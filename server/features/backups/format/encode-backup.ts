import { Readable, pipeline, type Transform } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import { constants, createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'

/** A part of a backup that fits into memory. */
export interface Entry {
  name: string
  bytes: Uint8Array
}

/** Takes 64 MB and a quarter of a second. */
const SCRYPT_WORK = 16

/**
 * Writes a compressed archive, `tar` in `zstd`, and encrypts it with `age` if there is a passphrase. All three can be
 * opened by their own programs too.
 */
export async function* encodeBackup(
  entries: AsyncIterable<Entry>,
  passphrase: string | null,
): AsyncGenerator<Uint8Array> {
  const compressed = through(archive(entries), createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }))
  if (passphrase === null) {
    yield* compressed
    return
  }
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(SCRYPT_WORK)
  encrypter.setPassphrase(passphrase)
  const plain = ReadableStream.from(compressed) as globalThis.ReadableStream
  yield* await encrypter.encrypt(plain)
}

async function* archive(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const archived = pack()
  ignoreErrors(archived)
  const add = ({ name, bytes }: Entry) =>
    new Promise<void>((resolve, reject) => {
      const sink = archived.entry({ name, size: bytes.length, mode: 0o600 }, (error) =>
        error ? reject(error) : resolve(),
      )
      ignoreErrors(sink)
      sink.end(bytes)
    })
  const iterator = entries[Symbol.asyncIterator]()
  async function addAll(): Promise<void> {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await add(next.value)
    archived.finalize()
  }
  addAll().catch((error: Error) => archived.destroy(error))
  try {
    yield* archived as AsyncIterable<Uint8Array>
  } finally {
    archived.destroy()
    await iterator.return?.()
  }
}

/** What a transformation makes of an input, whose errors are thrown. */
export async function* through(input: AsyncIterable<Uint8Array>, transform: Transform): AsyncGenerator<Uint8Array> {
  ignoreErrors(transform)
  pipeline(Readable.from(input), transform, () => {})
  yield* transform as AsyncIterable<Uint8Array>
}

/** Errors are thrown to the reader. One who stops reading destroys a stream too, and must not end the process. */
const ignoreErrors = (stream: { on: (event: 'error', listener: () => void) => unknown }) => stream.on('error', () => {})
