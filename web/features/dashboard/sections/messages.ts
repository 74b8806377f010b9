export { LiveConversations as default } from '#web/features/messages/public.ts'
