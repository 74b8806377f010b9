import { LANGUAGES, languageOf, type Lang } from '#domain/language.ts'

type Texts = Readonly<Record<string, string>>

/** Texts that only some screens need come with those. */
const LOAD = {
  site: {
    ar: async (): Promise<Texts> => (await import('./ar.ts')).ar,
    en: async (): Promise<Texts> => (await import('./en.ts')).en,
  },
  account: {
    ar: async (): Promise<Texts> => (await import('./account/ar.ts')).ar,
    en: async (): Promise<Texts> => (await import('./account/en.ts')).en,
  },
  admin: {
    ar: async (): Promise<Texts> => (await import('./admin/ar.ts')).ar,
    en: async (): Promise<Texts> => (await import('./admin/en.ts')).en,
  },
  ads: {
    ar: async (): Promise<Texts> => (await import('./ads/ar.ts')).ar,
    en: async (): Promise<Texts> => (await import('./ads/en.ts')).en,
  },
  add_car: {
    ar: async (): Promise<Texts> => (await import('./add-car/ar.ts')).ar,
    en: async (): Promise<Texts> => (await import('./add-car/en.ts')).en,
  },
  pictures: {
    ar: async (): Promise<Texts> => (await import('./pictures/ar.ts')).ar,
    en: async (): Promise<Texts> => (await import('./pictures/en.ts')).en,
  },
  promotions: {
    ar: async (): Promise<Texts> => (await import('./promotions/ar.ts')).ar,
    en: async (): Promise<Texts> => (await import('./promotions/en.ts')).en,
  },
  legal: {
    ar: async (): Promise<Texts> => (await import('./legal/ar.ts')).ar,
    en: async (): Promise<Texts> => (await import('./legal/en.ts')).en,
  },
}
type Area = keyof typeof LOAD

const needed = new Set<Area>(['site'])
const loading = new Map<string, Promise<void>>()
const loaded: Partial<Record<Lang, Record<string, string>>> = {}

/** The browser loads the language that is shown, and the other one when the visitor switches. */
export async function loadDefaultTexts(lang: Lang): Promise<void> {
  await Promise.all([...needed].map((area) => load(area, lang)))
}

/** Called by modules whose screens show texts of an area, before they are ready; the server has all languages. */
export async function needTexts(area: Area): Promise<void> {
  needed.add(area)
  await (import.meta.env.SSR
    ? Promise.all(LANGUAGES.map((lang) => load(area, lang)))
    : load(area, languageOf(document.documentElement.lang)))
}

/**
 * What is loaded by now; later areas join it.
 * @throws if nothing of the language was loaded before
 */
export function defaultTexts(lang: Lang): Texts {
  const texts = loaded[lang]
  if (!texts) throw new Error(`The texts of ${lang} are not loaded`)
  return texts
}

function load(area: Area, lang: Lang): Promise<void> {
  const name = `${area} ${lang}`
  const known = loading.get(name)
  if (known) return known
  const promise = LOAD[area][lang]().then((texts) => void Object.assign((loaded[lang] ??= {}), texts))
  loading.set(name, promise)
  // what could not be fetched is asked for again
  promise.catch(() => loading.delete(name))
  return promise
}
