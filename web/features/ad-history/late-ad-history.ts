import { latePart } from '#web/rendering/late-part.tsx'

/** Below the fold of the page of a car. */
export const LateAdHistory = latePart(async () => (await import('./ad-history.tsx')).AdHistory, {
  readIn: '.car-columns',
})
