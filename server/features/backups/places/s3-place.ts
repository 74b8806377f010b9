import { Readable } from 'node:stream'
import { openS3Client, type S3Place } from '#server/platform/files/s3-store.ts'
import { StartError } from '#server/platform/start-error.ts'
import { createTally } from '../format/tally.ts'
import { BACKUP_NAMES, type KnownNames } from './backup-name.ts'
import type { BackupPlace } from './backup-place.ts'

/** The size of the parts of an upload. There may be 10,000 of them. */
const PART_BYTES = 16_000_000

/** Keeps backups in a bucket. What was sent is read again before it counts as a backup. */
export function createS3Place(place: S3Place, prefix: string, names: KnownNames = BACKUP_NAMES): BackupPlace {
  const title = `s3://${[place.bucket, prefix].filter(Boolean).join('/')}`
  const folder = prefix && `${prefix}/`
  const keyOf = (name: string) => ({ Bucket: place.bucket, Key: `${folder}${name}` })
  let opened: ReturnType<typeof openS3Client> | undefined
  const open = () => (opened ??= openS3Client(place))

  async function* read(name: string): AsyncGenerator<Uint8Array> {
    try {
      const { client, sdk } = await open()
      const { Body } = await client.send(new sdk.GetObjectCommand(keyOf(name)))
      if (Body) yield* Body as AsyncIterable<Uint8Array>
    } catch (error) {
      throw new StartError(`${title}/${name} cannot be read (${reasonOf(error)}). Nothing was changed.`)
    }
  }

  async function remove(name: string): Promise<void> {
    const { client, sdk } = await open()
    await client.send(new sdk.DeleteObjectCommand(keyOf(name)))
  }

  async function write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    const { client } = await open()
    const { Upload } = await import('@aws-sdk/lib-storage')
    const sent = createTally()
    const body = Readable.from(tallied(bytes, sent), { objectMode: false })
    const params = { ...keyOf(name), Body: body }
    const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 })
    try {
      await upload.done()
    } catch (error) {
      body.destroy()
      throw error instanceof StartError
        ? error
        : new StartError(`${title} does not take the backup (${reasonOf(error)}).`)
    }
    const kept = createTally()
    for await (const chunk of read(name)) kept.add(chunk)
    const [expected, found] = [sent.end(), kept.end()]
    if (expected.sha256 === found.sha256) return found.bytes
    await remove(name)
    throw new StartError(
      `${title} did not keep the backup as it was sent: check the storage, or set another BACKUP_TARGET.`,
    )
  }

  return {
    title,
    list: async (start = '') => {
      const { client, sdk } = await open()
      const found = []
      const wanted = { Bucket: place.bucket, Prefix: `${folder}${start}` }
      for await (const page of sdk.paginateListObjectsV2({ client }, wanted)) {
        for (const { Key = '', Size = 0 } of page.Contents ?? []) {
          const name = Key.slice(folder.length)
          if (names.isKnown(name)) found.push({ name, bytes: Size })
        }
      }
      return found
    },
    write,
    read,
    remove,
  }
}

async function* tallied(
  bytes: AsyncIterable<Uint8Array>,
  tally: { add: (part: Uint8Array) => void },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    tally.add(chunk)
    yield chunk
  }
}

function reasonOf(error: unknown): string {
  const { name, message, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode
  return [status && `status ${status}`, name === 'Error' ? message : name].filter(Boolean).join(', ')
}
