export { PrivacySection as default } from '#web/features/privacy/public.ts'
