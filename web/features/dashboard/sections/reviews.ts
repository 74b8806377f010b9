export { OwnReviews as default } from '#web/features/seller-reviews/public.ts'
