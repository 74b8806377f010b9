import { loadArea } from '../default-texts.ts'

/** Admin screens of posts, pages and guides. */
export const articleTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
