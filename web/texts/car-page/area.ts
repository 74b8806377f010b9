import { loadArea } from '../default-texts.ts'

/** Page of a car. */
export const carPageTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
