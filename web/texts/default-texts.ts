import type { Lang } from '#domain/language.ts'

type Texts = Readonly<Record<string, string>>

const LOAD: Record<Lang, () => Promise<Texts>> = {
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
}
const loaded = new Map<Lang, Texts>()

/** The browser loads the language that is shown, and the other one when the visitor switches. */
export async function loadDefaultTexts(lang: Lang): Promise<void> {
  if (!loaded.has(lang)) loaded.set(lang, await LOAD[lang]())
}

/** @throws if the language was not loaded before */
export function defaultTexts(lang: Lang): Texts {
  const texts = loaded.get(lang)
  if (!texts) throw new Error(`The texts of ${lang} are not loaded`)
  return texts
}
