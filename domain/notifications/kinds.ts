/** What the bell tells of. */
export const NOTIFICATION_KINDS = ['saved_search', 'identity_verified', 'identity_rejected'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** What a notification's text names. */
export type NotificationValues = Record<string, string | number>
