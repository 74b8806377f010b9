import { loadArea } from '../default-texts.ts'

/** Ads, for admins. */
export const adminAdTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
