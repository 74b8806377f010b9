import { sectionOf } from '#domain/dashboard/sections.ts'
import { lazyPagePart } from '#web/rendering/lazy-page-part.tsx'

/** Code-split sections: the dashboard shows one of nine at a time. */
export const SECTION_PARTS = {
  profile: lazyPagePart(() => import('./sections/profile.ts')),
  my_ads: lazyPagePart(() => import('./sections/my-ads.ts')),
  messages: lazyPagePart(() => import('./sections/messages.ts')),
  favorites: lazyPagePart(() => import('./sections/favorites.ts')),
  saved_searches: lazyPagePart(() => import('./sections/saved-searches.ts')),
  notifications: lazyPagePart(() => import('./sections/notifications.ts')),
  preferences: lazyPagePart(() => import('./sections/preferences.tsx')),
  reviews: lazyPagePart(() => import('./sections/reviews.ts')),
  security: lazyPagePart(() => import('./sections/security.ts')),
  privacy: lazyPagePart(() => import('./sections/privacy.ts')),
}

/** Loads the code of the section that a URL of the dashboard shows. */
export function loadSection(search: URLSearchParams): Promise<void> {
  const section = sectionOf(search.get('tab'))
  const isPreferences = section === 'notifications' && search.get('list') === 'preferences'
  return SECTION_PARTS[isPreferences ? 'preferences' : section].load()
}
