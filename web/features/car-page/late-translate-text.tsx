import { latePart } from '#web/rendering/late-part.tsx'

export const LateTranslateText = latePart(async () => (await import('./translate-text.tsx')).TranslateText)
