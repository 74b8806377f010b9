import { directionOf, type Lang } from '#domain/language.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { languageCookie, LANGUAGE_KEY } from './language-of-request.ts'

/** Cached website texts, in the forms that this and earlier versions kept them. */
const TEXT_CACHE_KEYS = [
  'website-texts-cache-ar',
  'website-texts-cache-en',
  'website-texts-version-ar',
  'website-texts-version-en',
  'website-texts-cache',
  'website-texts-version',
]

/** Stores the choice (where storage works), forgets cached texts and turns the document; nothing else changes. */
export async function switchLanguage(lang: Lang): Promise<void> {
  await loadDefaultTexts(lang)
  document.cookie = languageCookie(lang)
  try {
    localStorage.setItem(LANGUAGE_KEY, lang)
    for (const key of TEXT_CACHE_KEYS) localStorage.removeItem(key)
  } catch {
    // private windows may refuse storage: the cookie still carries the choice
  }
  const root = document.documentElement
  root.lang = lang
  root.dir = directionOf(lang)
  root.classList.remove('lang-ar', 'lang-en')
  root.classList.add(`lang-${lang}`)
}
