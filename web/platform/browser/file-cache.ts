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

export async function deleteFileCaches(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name)
  } catch {
    // there are none
  }
}
