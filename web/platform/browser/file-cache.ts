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

export async function deleteFileCache(name: string): Promise<void> {
  try {
    await caches.delete(name)
  } catch {
    // there is none
  }
}
