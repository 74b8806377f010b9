import { loadArea } from '../default-texts.ts'

/** Values of the fields of a car. */
export const carWordTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
