import { loadArea } from '../default-texts.ts'

/** Public screens of the blog, of pages such as the terms, and of guides. */
export const articleTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
