import { loadArea } from '../default-texts.ts'

/** Penalties and appeals, for users and moderators. */
export const penaltiesTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
