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

/** Parsed; null if absent, not JSON or if the storage is not available. */
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

/** All of them or, if the storage is full or not available, none. */
export function writeStored(values: Readonly<Record<string, unknown>>): void {
  try {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // then each visit fetches again
    forgetStored(Object.keys(values))
  }
}

export function forgetStored(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // nothing was stored
  }
}

export const forgetTexts = () => forgetStored(TEXT_KEYS)

/** Clears all cached responses, but nothing that the visitor chose or wrote. */
export const forgetCached = () => forgetStored([SETTINGS_KEY, ...TEXT_KEYS])
