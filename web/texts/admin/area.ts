import { loadArea } from '../default-texts.ts'

/** Admin screens. */
export const adminTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
