import { latePart } from '#web/rendering/late-part.tsx'

/** Below the fold of the page of a car. */
export const LatePriceEvidence = latePart(async () => (await import('./price-evidence.tsx')).PriceEvidence, {
  readIn: '.car-columns',
})
