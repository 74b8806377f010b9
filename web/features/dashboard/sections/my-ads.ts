export { OwnAdsInShort as default } from '#web/features/ads/public.ts'
