import { loadArea } from '../default-texts.ts'

/** Reports about conversations, for both users and for moderators. */
export const conversationReportsTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
