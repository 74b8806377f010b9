export { AdReviews as default } from '#web/features/ad-reviews/public.ts'
