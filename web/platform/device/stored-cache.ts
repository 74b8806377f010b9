import { deviceTexts } from '#web/platform/browser/stored-texts.ts'
import { declareStored } from './stored-kinds.ts'

// responses that are the same for all users

export const SETTINGS_KEY = 'app_settings_cache'
/** Keys of cached website texts, of this and earlier versions. */
const TEXT_KEYS = [
  'website-texts-cache-ar',
  'website-texts-cache-en',
  'website-texts-version-ar',
  'website-texts-version-en',
  'website-texts-cache',
  'website-texts-version',
]

declareStored({ place: 'localStorage', key: SETTINGS_KEY, of: 'site' })
declareStored({ place: 'localStorage', key: 'website-texts-*', of: 'site' })

/** Reads and parses a value; null if it is absent or invalid, or the storage is unavailable. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(deviceTexts.read(key) ?? 'null')
  } catch {
    return null
  }
}

export const hasStored = (key: string): boolean => deviceTexts.read(key) !== null

/** Stores all values or, if the storage is full or unavailable, none. */
export function writeStored(values: Readonly<Record<string, unknown>>): void {
  const areStored = Object.entries(values).every(([key, value]) => deviceTexts.write(key, JSON.stringify(value)))
  // without a cache each visit fetches again
  if (!areStored) removeStored(Object.keys(values))
}

const removeStored = (keys: readonly string[]): void => keys.forEach(deviceTexts.remove)

export const removeStoredTexts = () => removeStored(TEXT_KEYS)

/** Clears all cached responses. Settings and input of the visitor stay. */
export const clearStoredResponses = () => removeStored([SETTINGS_KEY, ...TEXT_KEYS])
