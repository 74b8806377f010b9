import { loadArea } from '../default-texts.ts'

/** What waits for admins, and failed jobs. */
export const adminOverviewTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
