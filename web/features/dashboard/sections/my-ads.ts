export { OwnAdsSummary as default } from '#web/features/ads/public.ts'
