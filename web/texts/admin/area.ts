import { loadArea } from '../default-texts.ts'

/** The admins’ screens. */
export const adminTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
