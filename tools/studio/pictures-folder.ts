import { join } from 'node:path'

/** Where the product has the demo's pictures, in which widths and how they are encoded. */
export const FOLDER = join(import.meta.dirname, '../../server/features/demo/pictures')
export const WIDTHS = [960, 480] as const
export const AVIF = { quality: 45, effort: 6 }
