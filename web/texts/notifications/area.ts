import { loadArea } from '../default-texts.ts'

/** The list of notifications, and their preferences. */
export const notificationTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
