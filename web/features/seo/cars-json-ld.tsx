import type { CarCard } from '#contract/cars.ts'
import { carTitle } from '#domain/cars/title.ts'
import { usePublicUrl } from '#web/platform/public-url.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { JsonLd, jsonLd } from './json-ld.tsx'

/** The cars of a list as JSON-LD, in display order. */
export function CarsJsonLd({ cars }: { cars: readonly CarCard[] }) {
  const { lang } = useTexts()
  const publicUrl = usePublicUrl()
  const json = import.meta.env.SSR
    ? jsonLd({
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: cars.map((car, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: carTitle({ ...car, custom_model: null }, lang),
          url: `${publicUrl}/car/${car.id}`,
        })),
      })
    : ''
  return <JsonLd json={json} />
}
