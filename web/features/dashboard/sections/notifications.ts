export { NotificationCentre as default } from '#web/features/notifications/public.ts'
