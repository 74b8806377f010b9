import { LANGUAGES, type Lang } from '#domain/language.ts'
import { loadCode } from '#web/rendering/load-code.ts'
import { pageLanguage } from '#web/platform/pages/page-language.ts'
import type { KeyOf, TextArea } from './text-key.ts'

type Texts = Readonly<Record<string, string>>
/** The modules of an area, by language. */
type Load<English extends Texts = Texts> = { en: () => Promise<{ en: English }>; ar: () => Promise<{ ar: Texts }> }

const SITE: Load = {
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
}

const areas = new Set<Load>([SITE])
const loading: Record<Lang, Map<Load, Promise<void>>> = { ar: new Map(), en: new Map() }
const loaded: Partial<Record<Lang, Record<string, string>>> = {}

/** Loads the texts of a language. The browser loads the other language when the visitor switches. */
export async function loadDefaultTexts(lang: Lang): Promise<void> {
  await Promise.all([...areas].map((area) => load(area, lang)))
}

/**
 * Loads the texts of an area. Modules that export an area await it, so that its texts are available to all importers.
 * The server loads all languages.
 */
export async function loadArea<English extends Texts>(area: Load<English>): Promise<TextArea<KeyOf<English>>> {
  areas.add(area)
  await (import.meta.env.SSR ? Promise.all(LANGUAGES.map((lang) => load(area, lang))) : load(area, pageLanguage()))
  // the keys exist only as types
  return area as never
}

/**
 * The texts loaded so far; areas loaded later are added to them.
 * @throws if no texts of the language are loaded
 */
export function defaultTexts(lang: Lang): Texts {
  const texts = loaded[lang]
  if (!texts) throw new Error(`The texts of ${lang} are not loaded`)
  return texts
}

function load(area: Load, lang: Lang): Promise<void> {
  const known = loading[lang].get(area)
  if (known) return known
  const promise = loadCode<Partial<Record<Lang, Texts>>>(area[lang]).then(
    (texts) => void Object.assign((loaded[lang] ??= {}), texts[lang]),
  )
  loading[lang].set(area, promise)
  // a failed request can be retried
  promise.catch(() => loading[lang].delete(area))
  return promise
}
