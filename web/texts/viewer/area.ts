import { loadArea } from '../default-texts.ts'

/** Full-screen view of pictures. */
export const viewerTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
