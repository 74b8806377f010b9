export { OwnProfile as default } from '#web/features/profiles/public.ts'
