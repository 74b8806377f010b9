import { loadArea } from '../default-texts.ts'

/** The queue of reported ads. */
export const reportTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
