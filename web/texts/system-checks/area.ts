import { loadArea } from '../default-texts.ts'

/** System checks and how to fix their problems. */
export const systemCheckTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
