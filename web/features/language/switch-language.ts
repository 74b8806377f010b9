import { directionOf, type Lang } from '#domain/language.ts'
import { queriesOf } from '#web/platform/api-query.ts'
import { browserQueryClient } from '#web/platform/query-client.ts'
import { removeStoredTexts } from '#web/platform/stored-cache.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { languageCookie, LANGUAGE_KEY } from './language-of-request.ts'

/** Stores the choice, clears cached texts and updates the attributes of the document. */
export async function switchLanguage(lang: Lang): Promise<void> {
  await loadDefaultTexts(lang)
  document.cookie = languageCookie(lang)
  try {
    localStorage.setItem(LANGUAGE_KEY, lang)
  } catch {
    // private windows may have no storage; the cookie is sufficient
  }
  removeStoredTexts()
  void browserQueryClient().invalidateQueries(queriesOf('texts'))
  const root = document.documentElement
  root.lang = lang
  root.dir = directionOf(lang)
  root.classList.remove('lang-ar', 'lang-en')
  root.classList.add(`lang-${lang}`)
}
