/** Works with a cache of files; null if the browser has none, or a full one. */
export async function withFileCache<Result>(
  name: string,
  work: (cache: Cache) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work(await caches.open(name))
  } catch {
    return null
  }
}

/** Whether any cache has a file. */
export async function isInFileCaches(url: string): Promise<boolean> {
  try {
    return (await caches.match(url, { ignoreVary: true })) !== undefined
  } catch {
    return false
  }
}

/** @param isKept whether a cache stays */
export async function deleteFileCaches(isKept: (name: string) => boolean): Promise<void> {
  try {
    for (const name of await caches.keys()) if (!isKept(name)) await caches.delete(name)
  } catch {
    // there are none
  }
}
