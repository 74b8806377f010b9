const SETTINGS_KEY = 'app_settings_cache'
/** Keys of cached website texts, of this and earlier versions. */
const TEXT_KEYS = [
  'website-texts-cache-ar',
  'website-texts-cache-en',
  'website-texts-version-ar',
  'website-texts-version-en',
  'website-texts-cache',
  'website-texts-version',
]

export { SETTINGS_KEY }

export const RECENT_SEARCHES_KEY = 'recent-searches'

/** Reads and parses a value; null if it is absent or invalid, or the storage is unavailable. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Stores all values or, if the storage is full or unavailable, none. */
export function writeStored(values: Readonly<Record<string, unknown>>): void {
  try {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // without a cache each visit fetches again
    removeStored(Object.keys(values))
  }
}

export function removeStored(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // storage is unavailable
  }
}

export const removeStoredTexts = () => removeStored(TEXT_KEYS)

/** The keys that `device-storage.ts` declares as removed at repair. */
export const RESPONSE_KEYS = [SETTINGS_KEY, ...TEXT_KEYS]

/** Clears all cached responses. Settings and input of the visitor stay. */
export const clearStoredResponses = () => removeStored(RESPONSE_KEYS)
