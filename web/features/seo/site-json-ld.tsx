import { usePublicUrl } from '#web/platform/pages/public-url.ts'
import { useAppName } from '#web/features/settings/public.ts'
import { imageObject } from './image-object.ts'
import { JsonLd, jsonLd } from './json-ld.tsx'

/** Structured data about the site, its organization and its search. */
export function SiteJsonLd() {
  const name = useAppName()
  const publicUrl = usePublicUrl()
  const json = import.meta.env.SSR
    ? jsonLd({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'WebSite',
            name,
            url: `${publicUrl}/`,
            potentialAction: {
              '@type': 'SearchAction',
              target: `${publicUrl}/explore?q={search_term_string}`,
              'query-input': 'required name=search_term_string',
            },
          },
          {
            '@type': 'Organization',
            name,
            url: `${publicUrl}/`,
            logo: imageObject(`${publicUrl}/icon-512.png`, { width: 512, height: 512 }),
          },
        ],
      })
    : ''
  return <JsonLd json={json} />
}
