import { loadArea } from '../default-texts.ts'

/** Messages of visitors, for admins. */
export const supportRequestTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
