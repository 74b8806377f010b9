import { loadArea } from '../default-texts.ts'

/** Penalties and appeals, for those who have them and those who give them. */
export const penaltiesTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
