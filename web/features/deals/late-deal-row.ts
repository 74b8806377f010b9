import { latePart } from '#web/rendering/late-part.tsx'

/** For pages that show deals only while the section is on. */
export const LateDealRow = latePart(async () => (await import('./deal-row.tsx')).DealRow, { readIn: '.car-row' })
