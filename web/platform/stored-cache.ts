const SETTINGS_KEY = 'app_settings_cache'
/** Cached website texts, in the forms that this and earlier versions kept them. */
const TEXT_KEYS = [
  'website-texts-cache-ar',
  'website-texts-cache-en',
  'website-texts-version-ar',
  'website-texts-version-en',
  'website-texts-cache',
  'website-texts-version',
]

export { SETTINGS_KEY }

/** Parsed, or null: nothing there, no JSON, or a storage that refuses. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** A storage that refuses keeps nothing. */
export function writeStored(values: Readonly<Record<string, unknown>>): void {
  try {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // private windows may refuse: then each visit asks anew
  }
}

export function forgetStored(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}

export const forgetTexts = () => forgetStored(TEXT_KEYS)

/** Everything that was fetched and kept; nothing that the visitor chose or wrote. */
export const forgetCached = () => forgetStored([SETTINGS_KEY, ...TEXT_KEYS])
