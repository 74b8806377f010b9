export { loadNotifications } from './load-notifications.ts'
export { PreferencesForm } from './preferences-form.tsx'
export { StopPage } from './stop-page.tsx'
export { UnreadBadge } from './unread-badge.tsx'
