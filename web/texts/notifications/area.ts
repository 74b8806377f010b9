import { loadArea } from '../default-texts.ts'

/** The list of notifications, and what people want to hear of. */
export const notificationTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
