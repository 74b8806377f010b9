export { OwnReviews } from './own-reviews.tsx'
export { ReportedReviewQueue } from './reported-review-queue.tsx'
export { ReviewEntry } from './review-entry.tsx'
export { ReviewList } from './review-list.tsx'
