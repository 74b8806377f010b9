import type { CarCard } from '#contract/cars.ts'
import { usePublicUrl } from '#web/platform/pages/public-url.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { inLanguage } from './in-language.ts'
import { JsonLd, jsonLd } from './json-ld.tsx'

/** The addresses of the cars of a list as JSON-LD, in display order. */
export function CarsJsonLd({ cars }: { cars: readonly CarCard[] }) {
  const { lang } = useTexts()
  const publicUrl = usePublicUrl()
  const json = import.meta.env.SSR
    ? jsonLd({
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: cars.map(({ id }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          url: inLanguage(`${publicUrl}/car/${id}`, lang),
        })),
      })
    : ''
  return <JsonLd json={json} />
}
