import { loadArea } from '../default-texts.ts'

/** What is said without a connection, of new versions, and about adding the site to the home screen. */
export const offlineTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
