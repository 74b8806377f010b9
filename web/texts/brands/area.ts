import { loadArea } from '../default-texts.ts'

/** Admin screens of brands. */
export const brandTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
