export { UiParts as default } from '#web/features/ui-parts/public.ts'
