import { loadArea } from '../default-texts.ts'

/** The settings of the site, for admins. */
export const settingsTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
