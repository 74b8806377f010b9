import { directionOf } from '#domain/language.ts'
import { browserQueryClient } from '#web/platform/query-client.ts'
import { forgetCached } from '#web/platform/stored-cache.ts'

/**
 * Forgets what was fetched and turns the document to Arabic. What the visitor chose or wrote stays: the stored language
 * brings an English reader back to English with the next page.
 */
export function clearClientData(): void {
  browserQueryClient().clear()
  forgetCached()
  const root = document.documentElement
  root.lang = 'ar'
  root.dir = directionOf('ar')
  root.classList.remove('lang-en')
  root.classList.add('lang-ar')
}
