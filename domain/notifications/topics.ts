import type { NotificationKind } from './kinds.ts'

/** The groups in which users turn notifications on and off. Each kind of notification belongs to one. */
export const TOPICS = [
  'messages',
  'offers',
  'appointments',
  'reviews',
  'ads',
  'promotions',
  'favorites',
  'saved_searches',
  'account',
] as const
export type Topic = (typeof TOPICS)[number]

/** Filters of the list of notifications. */
export const NOTIFICATION_LISTS = ['all', 'unread', ...TOPICS] as const

/** `site` is the list of notifications, `push` the devices that take pushes. */
export const CHANNELS = ['site', 'email', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

interface TopicRule {
  /**
   * Channels that users can turn off; all are on by default. Missing channels are not available: messages are
   * conversations rather than notifications on the site, and offers are emailed as messages.
   */
  channels: readonly Channel[]
  /** Concerns the account and its security: always on, and sent during quiet hours. */
  isFixed?: boolean
}

export const TOPIC_RULES: Record<Topic, TopicRule> = {
  messages: { channels: ['email', 'push'] },
  offers: { channels: ['site', 'push'] },
  appointments: { channels: ['site', 'email', 'push'] },
  reviews: { channels: ['site', 'email', 'push'] },
  ads: { channels: ['site', 'email', 'push'] },
  promotions: { channels: ['site', 'email', 'push'] },
  favorites: { channels: ['site', 'email', 'push'] },
  saved_searches: { channels: ['site', 'email', 'push'] },
  account: { channels: ['site', 'email'], isFixed: true },
}

export const TOPIC_OF: Record<NotificationKind, Topic> = {
  saved_search: 'saved_searches',
  identity_verified: 'account',
  identity_rejected: 'account',
  ad_approved: 'ads',
  ad_rejected: 'ads',
  ad_changes_approved: 'ads',
  ad_changes_rejected: 'ads',
  ad_state_set: 'ads',
  ad_amended: 'ads',
  ad_removed: 'ads',
  ad_restored: 'ads',
  ad_expires_soon: 'ads',
  ad_expired: 'ads',
  ad_still_available: 'ads',
  ad_paused: 'ads',
  ad_promotion_confirmed: 'promotions',
  ad_promotion_declined: 'promotions',
  ad_promotion_ended: 'promotions',
  ad_cheaper: 'favorites',
  floor_forgotten: 'ads',
  offer_received: 'offers',
  offer_countered: 'offers',
  offer_accepted: 'offers',
  offer_reopened: 'offers',
  offer_declined: 'offers',
  offer_withdrawn: 'offers',
  offer_expired: 'offers',
  offer_superseded: 'offers',
  appointment_proposed: 'appointments',
  appointment_chosen: 'appointments',
  appointment_declined: 'appointments',
  appointment_cancelled: 'appointments',
  appointment_reminder: 'appointments',
  review_received: 'reviews',
  review_answered: 'reviews',
  penalty_given: 'account',
  penalty_withdrawn: 'account',
  appeal_decided: 'account',
  // moderation of what the user wrote
  review_removed: 'account',
  review_answer_removed: 'account',
}

/** Whether a topic can be turned off on a channel. */
export const isOffered = (topic: Topic, channel: Channel): boolean =>
  !TOPIC_RULES[topic].isFixed && TOPIC_RULES[topic].channels.includes(channel)
