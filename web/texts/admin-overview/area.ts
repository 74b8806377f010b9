import { loadArea } from '../default-texts.ts'

/** Admin overview: queues, failed jobs and requests. */
export const adminOverviewTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
