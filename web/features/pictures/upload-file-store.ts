import { DAY_MS } from '#domain/durations.ts'
import { withFileCache } from '#web/platform/browser/file-cache.ts'
import { declareStored } from '#web/platform/device/stored-kinds.ts'

const CACHE = 'chosen-pictures'
declareStored({ place: 'caches', key: CACHE, of: 'user' })
const RETENTION_MS = 14 * DAY_MS

const addressOf = (id: string) => `/${CACHE}/${id}`

/** Stores a chosen file on this device, so that an upload can continue after the page was closed. */
export async function storeFile(id: string, file: File): Promise<void> {
  await onCache(async (cache) => {
    const headers = {
      'content-type': file.type,
      'x-name': encodeURIComponent(file.name),
      'x-modified': String(file.lastModified),
      'x-kept': String(Date.now()),
    }
    await cache.put(addressOf(id), new Response(file, { headers }))
    await deleteOld(cache)
  })
}

/** The stored file; null if this device does not have it. */
export async function findFile(id: string): Promise<File | null> {
  const stored = await onCache((cache) => cache.match(addressOf(id)))
  if (!stored) return null
  const { headers } = stored
  const name = decodeURIComponent(headers.get('x-name') ?? '')
  const lastModified = Number(headers.get('x-modified'))
  return new File([await stored.blob()], name, { type: headers.get('content-type') ?? '', lastModified })
}

export async function deleteFile(id: string): Promise<void> {
  await onCache((cache) => cache.delete(addressOf(id)))
}

async function deleteOld(cache: Cache): Promise<void> {
  for (const request of await cache.keys()) {
    const stored = Number((await cache.match(request))?.headers.get('x-kept'))
    if (Date.now() - stored > RETENTION_MS) await cache.delete(request)
  }
}

/** Without storage, or with a full one, the file is available until the page is closed. */
const onCache = <Result>(work: (cache: Cache) => Promise<Result>) => withFileCache(CACHE, work)
