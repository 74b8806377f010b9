import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { languageOf } from '#domain/language.ts'
import { readCookies, setCookie } from '#web/platform/browser/cookie.ts'
import { pageLanguage } from '#web/platform/pages/page-language.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { languageCookie, LANGUAGE_KEY } from './language-of-request.ts'

/**
 * An open page keeps its language where the cookie was cleared. Where another tab has chosen another one, the texts of
 * that language are loaded before its data is shown.
 */
export const keepPageLanguage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  if (pageLanguage() === 'en' && !readCookies().includes(`${LANGUAGE_KEY}=`)) setCookie(languageCookie('en'))
  const answers = await next()
  const root = answers['root']
  if (root?.type === 'data' && root.result) await loadDefaultTexts(languageOf((root.result as { lang?: unknown }).lang))
  return answers
}
