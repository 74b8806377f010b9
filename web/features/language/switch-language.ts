import { directionOf, type Lang } from '#domain/language.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { setCookie } from '#web/platform/browser/cookie.ts'
import { deviceStore } from '#web/platform/device/device-store.ts'
import { browserQueryClient } from '#web/platform/queries/query-client.ts'
import { removeStoredTexts } from '#web/platform/device/stored-cache.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { languageCookie, LANGUAGE_KEY } from './language-of-request.ts'

/** Also read by `language-script.tsx`. */
const language = deviceStore<unknown>({ key: LANGUAGE_KEY, of: 'device', isText: true, read: (stored) => stored })

/** Stores the choice, clears cached texts and updates the attributes of the document. */
export async function switchLanguage(lang: Lang): Promise<void> {
  await loadDefaultTexts(lang)
  setCookie(languageCookie(lang))
  // without storage the cookie is sufficient
  language.set(lang)
  removeStoredTexts()
  void browserQueryClient().invalidateQueries(queriesOf('texts'))
  const root = document.documentElement
  root.lang = lang
  root.dir = directionOf(lang)
  root.classList.remove('lang-ar', 'lang-en')
  root.classList.add(`lang-${lang}`)
}
