export { ReviewEntry } from './review-entry.tsx'
export { ReviewList } from './review-list.tsx'
