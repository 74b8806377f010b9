import { Readable } from 'node:stream'
import { isFileKey, type FileStore } from './file-store.ts'

export interface S3Place {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** @param prefix prefix of all keys, without a trailing slash, used only by this store */
export function createS3Store(place: S3Place, prefix: string): FileStore {
  const Bucket = place.bucket
  const keyOf = (key: string) => {
    if (!isFileKey(key)) throw new Error(`${key} is not a valid file key`)
    return { Bucket, Key: `${prefix}/${key}` }
  }
  let opened: ReturnType<typeof openS3Client> | undefined
  const open = () => (opened ??= openS3Client(place))

  return {
    write: async (key, bytes) => {
      const named = keyOf(key)
      const { client, sdk } = await open()
      await client.send(new sdk.PutObjectCommand({ ...named, Body: bytes }))
    },
    read: async (key) => {
      const named = keyOf(key)
      const { client, sdk } = await open()
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(named))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null
        throw error
      }
    },
    size: async (key) => {
      const named = keyOf(key)
      const { client, sdk } = await open()
      try {
        const { ContentLength = 0 } = await client.send(new sdk.HeadObjectCommand(named))
        return ContentLength
      } catch (error) {
        if (error instanceof sdk.NotFound) return null
        throw error
      }
    },
    readPart: async (key, { start, end }) => {
      const named = keyOf(key)
      const { client, sdk } = await open()
      const { Body } = await client.send(new sdk.GetObjectCommand({ ...named, Range: `bytes=${start}-${end}` }))
      if (!(Body instanceof Readable)) throw new Error(`The part of ${key} has no body`)
      return Body
    },
    remove: async (key) => {
      const named = keyOf(key)
      const { client, sdk } = await open()
      await client.send(new sdk.DeleteObjectCommand(named))
    },
    list: async function* (folder) {
      const { client, sdk } = await open()
      const Prefix = `${prefix}/${folder}/`
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: '/' })) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key.slice(prefix.length + 1), writtenAt: LastModified }
        }
      }
    },
    listAll: async function* () {
      const { client, sdk } = await open()
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}/` })) {
        for (const { Key } of page.Contents ?? []) if (Key) yield Key.slice(prefix.length + 1)
      }
    },
  }
}

/** Imports the S3 client only when it is needed. */
export async function openS3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Place) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint,
    region,
    // supported by all S3 servers
    forcePathStyle: true,
    credentials: { accessKeyId: accessKeyId, secretAccessKey: secretAccessKey },
    // servers other than Amazon S3 do not support newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client }
}
