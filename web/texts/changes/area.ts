import { loadArea } from '../default-texts.ts'

/** What has changed since the last visit. */
export const changesTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
