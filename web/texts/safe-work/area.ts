import { loadArea } from '../default-texts.ts'

/** What error screens say of unsent texts. */
export const safeWorkTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
