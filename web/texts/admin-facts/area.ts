import { loadArea } from '../default-texts.ts'

/** Admin screens of facts. */
export const adminFactTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
