export { AppealQueue as default } from '#web/features/penalties/public.ts'
