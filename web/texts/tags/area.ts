import { loadArea } from '../default-texts.ts'

/** The list of tags and the editor of their rules. */
export const tagTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
