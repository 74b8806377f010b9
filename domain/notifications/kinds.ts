/** Kinds of notifications. */
export const NOTIFICATION_KINDS = [
  'saved_search',
  'identity_verified',
  'identity_rejected',
  'ad_approved',
  'ad_rejected',
  'ad_changes_approved',
  'ad_changes_rejected',
  'ad_state_set',
  'ad_amended',
  'ad_removed',
  'ad_restored',
  'ad_expires_soon',
  'ad_expired',
  'ad_still_available',
  'ad_paused',
  'ad_promotion_confirmed',
  'ad_promotion_declined',
  'ad_promotion_ended',
  'ad_cheaper',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Values for the text of a notification. */
export type NotificationValues = Record<string, string | number>
