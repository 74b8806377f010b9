export { mediaContent } from './media-content.ts'
export { sweepMedia } from './sweep-media.job.ts'
