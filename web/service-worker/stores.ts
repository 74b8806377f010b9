import { PAGES } from '#contract/kept-pages.ts'
import { beyondCap, type Cap } from './caps.ts'

const MEGABYTE = 1_000_000

/** What is kept besides the shell, each with its cap. */
const STORES = {
  [PAGES]: { most: 40, mostBytes: 12 * MEGABYTE },
  code: { most: 400, mostBytes: 12 * MEGABYTE },
  pictures: { most: 240, mostBytes: 24 * MEGABYTE },
} as const satisfies Record<string, Cap>
type Store = keyof typeof STORES

const SHELL = 'shell-'
const BYTES = 'kept-bytes'
/** The bodies are stored decoded. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'set-cookie']

// Every function does without storage that is full, forbidden, corrupted or was cleared in the meantime.

/** Keeps a response as the newest of its store, and removes the oldest beyond the cap. */
export async function keep(store: Store, url: string, response: Response): Promise<void> {
  try {
    const body = await response.blob()
    const headers = new Headers(response.headers)
    for (const name of OF_TRANSFER) headers.delete(name)
    headers.set(BYTES, String(body.size))
    const cache = await caches.open(store)
    await cache.put(url, new Response(body, { status: response.status, headers }))
    await removeOldest(cache, STORES[store])
  } catch {
    await makeRoom()
  }
}

/** Keeps what is kept already as the newest. @returns whether it is kept */
export async function renew(store: Store, url: string): Promise<boolean> {
  const found = await find(store, url)
  if (found) await keep(store, url, found)
  return found !== undefined
}

export async function find(store: Store | null, url: string): Promise<Response | undefined> {
  try {
    return await (store ? await caches.open(store) : caches).match(url, { ignoreVary: true })
  } catch {
    return undefined
  }
}

export async function forget(store: Store, url?: string): Promise<void> {
  try {
    if (url === undefined) await caches.delete(store)
    else await (await caches.open(store)).delete(url, { ignoreVary: true })
  } catch {
    // nothing is kept
  }
}

/** Removes everything that the worker has kept. Files that people chose for upload are not its own. */
export async function forgetAll(): Promise<void> {
  try {
    for (const name of await caches.keys()) if (name in STORES || name.startsWith(SHELL)) await caches.delete(name)
  } catch {
    // nothing is kept
  }
}

/** Removes the shells of other versions. Kept pages still need their files. */
export async function forgetOtherShells(current: string): Promise<void> {
  try {
    for (const name of await caches.keys()) {
      if (!name.startsWith(SHELL) || name === current) continue
      const other = await caches.open(name)
      for (const { url } of await other.keys()) {
        const file = new URL(url).pathname.startsWith('/assets/') ? await other.match(url, { ignoreVary: true }) : null
        if (file) await keep('code', url, file)
      }
      await caches.delete(name)
    }
  } catch {
    // nothing is kept
  }
}

export async function forgetShell(name: string): Promise<void> {
  try {
    await caches.delete(name)
  } catch {
    // there is none
  }
}

export const shellOf = (version: string): string => SHELL + version

async function removeOldest(cache: Cache, cap: Cap): Promise<void> {
  // in the order in which they were put
  const kept = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const found = await cache.match(url, { ignoreVary: true })
      return { url, bytes: Number(found?.headers.get(BYTES) ?? 0) }
    }),
  )
  for (const url of beyondCap(kept, cap)) await cache.delete(url, { ignoreVary: true })
}

/** The storage is full: the older half of the pictures goes. */
async function makeRoom(): Promise<void> {
  try {
    const cache = await caches.open('pictures')
    const { length } = await cache.keys()
    await removeOldest(cache, { ...STORES.pictures, most: Math.floor(length / 2) })
  } catch {
    // without storage nothing is kept
  }
}
