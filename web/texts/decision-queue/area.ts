import { loadArea } from '../default-texts.ts'

/** Queues of decisions. */
export const decisionQueueTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
