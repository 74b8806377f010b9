import { usePublicUrl } from '#web/platform/public-url.ts'
import { useAppName } from '#web/features/settings/public.ts'
import { JsonLd, jsonLd } from './json-ld.tsx'

/** The site, its organization and its search as JSON-LD. */
export function SiteJsonLd() {
  const name = useAppName()
  const public_url = usePublicUrl()
  const json = import.meta.env.SSR
    ? jsonLd({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'WebSite',
            name,
            url: `${public_url}/`,
            potentialAction: {
              '@type': 'SearchAction',
              target: `${public_url}/explore?q={search_term_string}`,
              'query-input': 'required name=search_term_string',
            },
          },
          { '@type': 'Organization', name, url: `${public_url}/`, logo: `${public_url}/icon-512.png` },
        ],
      })
    : ''
  return <JsonLd json={json} />
}
