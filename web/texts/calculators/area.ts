import { loadArea } from '../default-texts.ts'

/** Calculators and the checklist of the day of the transfer. */
export const calculatorTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
