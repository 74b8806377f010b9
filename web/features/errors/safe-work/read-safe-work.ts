import { readEntries } from '#web/platform/browser/database.ts'
import { deviceTexts, tabTexts } from '#web/platform/browser/stored-texts.ts'
import { isKeptKey } from '#web/platform/device/kept-keys.ts'
import { SAFE_KINDS } from './safe-kinds.ts'
import { writtenLines } from './written-lines.ts'

export interface SafeWork {
  name: (typeof SAFE_KINDS)[number]['name']
  /** What was written, a text for each. */
  texts: readonly string[]
}

/** What was written on this device and is not on the server, by kind. Kinds without any are left out. */
export async function readSafeWork(): Promise<SafeWork[]> {
  const entries = await readEntries<unknown>().catch(() => [])
  return SAFE_KINDS.map(({ name, place, prefix, written }) => ({
    name,
    texts: (place === 'indexedDB' ? entries : storedIn(place))
      .filter(([key]) => key.startsWith(prefix))
      .flatMap(([, value]) => eachOf(written(value)))
      .map((one) => writtenLines(one).join('\n'))
      .filter(Boolean),
  })).filter(({ texts }) => texts.length > 0)
}

function storedIn(place: 'localStorage' | 'sessionStorage'): [key: string, value: unknown][] {
  const texts = place === 'localStorage' ? deviceTexts : tabTexts
  return texts
    .keys()
    .filter((key) => !isKeptKey(place, key))
    .map((key) => [key, parsed(texts.read(key))])
}

/** A list counts as several. */
const eachOf = (written: unknown): readonly unknown[] => (Array.isArray(written) ? written : [written])

/** Texts are stored as they are, everything else as JSON. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return text
  }
}
