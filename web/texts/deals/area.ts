import { loadArea } from '../default-texts.ts'

/** Public screens of deals. */
export const dealTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
