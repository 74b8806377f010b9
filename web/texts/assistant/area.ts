import { loadArea } from '../default-texts.ts'

/** The conversation with the assistant. */
export const assistantTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
