import { sectionOf } from '#domain/dashboard/sections.ts'
import { latePart } from '#web/platform/late-part.tsx'

/** Code-split sections: the dashboard shows one of nine at a time. */
export const SECTION_PARTS = {
  profile: latePart(() => import('./sections/profile.ts')),
  my_ads: latePart(() => import('./sections/my-ads.ts')),
  messages: latePart(() => import('./sections/messages.ts')),
  favorites: latePart(() => import('./sections/favorites.ts')),
  saved_searches: latePart(() => import('./sections/saved-searches.ts')),
  notifications: latePart(() => import('./sections/notifications.ts')),
  preferences: latePart(() => import('./sections/preferences.tsx')),
  reviews: latePart(() => import('./sections/reviews.ts')),
  security: latePart(() => import('./sections/security.ts')),
  privacy: latePart(() => import('./sections/privacy.ts')),
}

/** Loads the code of the section that a URL of the dashboard shows. */
export function loadSection(search: URLSearchParams): Promise<void> {
  const section = sectionOf(search.get('tab'))
  const isPreferences = section === 'notifications' && search.get('list') === 'preferences'
  return SECTION_PARTS[isPreferences ? 'preferences' : section].load()
}
