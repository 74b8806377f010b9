import { loadArea } from '../default-texts.ts'

/** Conversations of buyers and sellers. */
export const messagesTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
