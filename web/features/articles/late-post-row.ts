import { latePart } from '#web/rendering/late-part.tsx'

/** For pages that show posts below the fold, and only while there are any. */
export const LatePostRow = latePart(async () => (await import('./post-row.tsx')).PostRow, { readIn: '.posts' })
