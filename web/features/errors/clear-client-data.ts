import { directionOf } from '#domain/language.ts'
import { browserQueryClient } from '#web/platform/queries/query-client.ts'
import { clearStoredResponses } from '#web/platform/device/stored-cache.ts'

/**
 * Clears all cached responses and resets the document to Arabic. Settings and input of the visitor stay, so the stored
 * language applies again on the next page.
 */
export function clearClientData(): void {
  browserQueryClient().clear()
  clearStoredResponses()
  const root = document.documentElement
  root.lang = 'ar'
  root.dir = directionOf('ar')
  root.classList.remove('lang-en')
  root.classList.add('lang-ar')
}
