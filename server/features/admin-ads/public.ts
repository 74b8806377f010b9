export { listAnyAds } from './list-any-ads.ts'
