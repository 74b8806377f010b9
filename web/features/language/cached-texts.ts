import type { Lang } from '#domain/language.ts'
import { removeStoredTexts, hasStored, readStored, writeStored } from '#web/platform/device/stored-cache.ts'
import type { TextOverlay } from '#web/texts/text-overlay.ts'

/** Version of the cache format. Caches of other versions are cleared. */
const VERSION = '3.1'

export function storeTexts(lang: Lang, overlay: TextOverlay): void {
  writeStored({ [`website-texts-cache-${lang}`]: overlay, [`website-texts-version-${lang}`]: VERSION })
}

/** Texts cached by an earlier visit. Clears the cache if it is invalid or of another version. */
export function readStoredTexts(lang: Lang): TextOverlay {
  if (!hasStored(`website-texts-cache-${lang}`)) return {}
  const stored = readStored(`website-texts-cache-${lang}`)
  const isValid =
    readStored(`website-texts-version-${lang}`) === VERSION &&
    typeof stored === 'object' &&
    stored !== null &&
    !Array.isArray(stored) &&
    Object.keys(stored).length > 0 &&
    Object.values(stored).every((text) => typeof text === 'string')
  if (isValid) return stored as TextOverlay
  removeStoredTexts()
  return {}
}
