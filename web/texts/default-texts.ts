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

/** Waits until the browser has the texts of all areas so far. Who imports modules awaits it before using them. */
export async function loadTextsOfPage(): Promise<void> {
  if (!import.meta.env.SSR) await loadDefaultTexts(pageLanguage())
}

/**
 * Loads the texts of an area. The server awaits those of all languages. The browser does not, or the areas of a file
 * would be loaded one after the other; who imports the module waits for all of them.
 */
export async function loadArea<English extends Texts>(area: Load<English>): Promise<TextArea<KeyOf<English>>> {
  areas.add(area)
  if (import.meta.env.SSR) await Promise.all(LANGUAGES.map((lang) => load(area, lang)))
  // `loadTextsOfPage` tells a failure
  else load(area, pageLanguage()).catch(() => {})
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
