import { sectionOf } from '#domain/dashboard/sections.ts'
import { latePart } from '#web/rendering/late-part.tsx'

/** Code-split sections: the dashboard shows one of nine at a time. */
export const SECTION_PARTS = {
  profile: latePart(async () => (await import('#web/features/profiles/own-profile.tsx')).OwnProfile),
  my_ads: latePart(async () => (await import('#web/features/ads/own-ads-summary.tsx')).OwnAdsSummary),
  messages: latePart(async () => (await import('#web/features/messages/live-conversations.tsx')).LiveConversations),
  favorites: latePart(async () => (await import('#web/features/favorites/favorite-list.tsx')).FavoriteList),
  saved_searches: latePart(
    async () => (await import('#web/features/saved-searches/saved-search-list.tsx')).SavedSearchList,
  ),
  notifications: latePart(
    async () => (await import('#web/features/notifications/notification-centre.tsx')).NotificationCentre,
  ),
  preferences: latePart(async () => (await import('./preferences.tsx')).Preferences),
  reviews: latePart(async () => (await import('#web/features/seller-reviews/own-reviews.tsx')).OwnReviews),
  security: latePart(async () => (await import('#web/features/security/security-section.tsx')).SecuritySection),
  privacy: latePart(async () => (await import('#web/features/privacy/privacy-section.tsx')).PrivacySection),
}

/** Loads the code of the section that a URL of the dashboard shows. */
export function loadSection(search: URLSearchParams): Promise<void> {
  const section = sectionOf(search.get('tab'))
  const isPreferences = section === 'notifications' && search.get('list') === 'preferences'
  return SECTION_PARTS[isPreferences ? 'preferences' : section].load()
}
