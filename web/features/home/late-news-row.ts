import { latePart } from '#web/rendering/late-part.tsx'

export const LateNewsRow = latePart(async () => (await import('./news-row.tsx')).NewsRow)
