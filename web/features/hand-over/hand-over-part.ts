import { latePart } from '#web/rendering/late-part.tsx'

/** Loaded only in conversations with an accepted offer. */
export const HandOverPart = latePart(async () => (await import('./hand-over-card.tsx')).HandOverCard)
