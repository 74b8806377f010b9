import { loadArea } from '../default-texts.ts'

/** Reports about conversations, for both sides of them and for admins. */
export const conversationReportsTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
