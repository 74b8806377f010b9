export { LatePriceEvidence } from './late-price-evidence.ts'
export { NextLabels } from './next-labels.tsx'
export { PriceStanding } from './price-standing.tsx'
