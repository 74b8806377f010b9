import type { ApiClient } from '#contract/client.ts'
import { sectionOf } from '#domain/dashboard/sections.ts'
import { loadMessages } from '#web/features/messages/public.ts'
import { loadNotifications } from '#web/features/notifications/public.ts'

/** Maximum number of ads shown; `/my-ads` lists all. */
const SHORT = 6

export type SectionData = Awaited<ReturnType<typeof loadSectionData>>

/**
 * Loads what the section of a URL shows. `part` is its key in `SECTION_PARTS`.
 * @throws errors of the procedures
 */
export async function loadSectionData(api: ApiClient, search: URLSearchParams) {
  const section = sectionOf(search.get('tab'))
  switch (section) {
    case 'profile': {
      const [countries, accesses] = await Promise.all([api.countries.list(), api.profiles.list_accesses()])
      return { section, part: section, countries, accesses }
    }
    case 'my_ads':
      return { section, part: section, ads: (await api.ads.list_mine({ limit: SHORT })).items }
    case 'favorites':
      return { section, part: section, favorites: await api.favorites.list({}) }
    case 'saved_searches':
      return { section, part: section, searches: await api.saved_searches.list() }
    case 'messages':
      return { section, part: section, listed: (await loadMessages(api, new URLSearchParams())).listed }
    case 'notifications': {
      if (search.get('list') !== 'preferences')
        return { section, part: section, notifications: await loadNotifications(api, search) }
      const [preferences, push] = await Promise.all([api.notifications.get_preferences(), api.notifications.get_push()])
      return { section, part: 'preferences' as const, preferences, push }
    }
    case 'reviews': {
      const list = search.get('list') === 'given' ? ('given' as const) : ('received' as const)
      const after = search.get('after') ?? undefined
      return { section, part: section, list, reviews: await api.seller_reviews.list_mine({ list, after }) }
    }
    case 'security': {
      const [sessions, methods, tokens] = await Promise.all([
        api.accounts.list_sessions(),
        api.security.get_methods(),
        api.security.list_access_tokens(),
      ])
      return { section, part: section, sessions, methods, tokens }
    }
    default:
      return { section, part: section }
  }
}
