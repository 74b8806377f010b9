import type { DataServices } from '#server/context.ts'
import { isAssistantOn } from '#server/features/assistant/public.ts'
import type { SitemapPage } from './write-sitemap.ts'

/** The home page, the search page, pages of texts, and searches by make, body type and city that have results. */
export async function listSitemapPages(services: DataServices): Promise<SitemapPage[]> {
  const { search, catalogue } = services
  const facets = await search.facets(await catalogue())
  const searches = (['make', 'model', 'body_type', 'city'] as const).flatMap((field) =>
    facets[field].map(({ value }) => ({ path: `/explore?${field}=${value}` })),
  )
  return [
    { path: '/' },
    { path: '/explore' },
    { path: '/regions' },
    { path: '/knowledge' },
    { path: '/calculators' },
    { path: '/calculators/yearly-cost' },
    { path: '/calculators/instalments' },
    { path: '/calculators/transfer' },
    { path: '/contact' },
    { path: '/knowledge/words' },
    ...((await isAssistantOn(services)) ? [{ path: '/ai-assistant' }] : []),
    ...searches,
  ]
}
