import { loadArea } from '../default-texts.ts'

/** The page that tells visitors whether the site works. */
export const siteStatusTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
