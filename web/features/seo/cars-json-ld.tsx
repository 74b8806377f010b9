import type { CarCard } from '#contract/cars.ts'
import { usePublicUrl } from '#web/platform/pages/public-url.ts'
import { JsonLd, jsonLd } from './json-ld.tsx'

/** The addresses of the cars of a list as JSON-LD, in display order. */
export function CarsJsonLd({ cars }: { cars: readonly CarCard[] }) {
  const publicUrl = usePublicUrl()
  const json = import.meta.env.SSR
    ? jsonLd({
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: cars.map(({ id }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          url: `${publicUrl}/car/${id}`,
        })),
      })
    : ''
  return <JsonLd json={json} />
}
