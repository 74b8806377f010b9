export { SecuritySection as default } from '#web/features/security/public.ts'
