export { FavoriteList as default } from '#web/features/favorites/public.ts'
