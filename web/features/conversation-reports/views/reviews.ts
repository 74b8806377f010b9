export { ReportedReviewQueue as default } from '#web/features/seller-reviews/public.ts'
