import type { Car } from '#contract/cars.ts'
import { usePublicUrl } from '#web/platform/pages/public-url.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { carForSearch } from './car-for-search.ts'
import { JsonLd, jsonLd } from './json-ld.tsx'

export function CarJsonLd({ car }: { car: Car }) {
  const { lang, t } = useTexts()
  const publicUrl = usePublicUrl()
  return <JsonLd json={import.meta.env.SSR ? jsonLd(carForSearch({ car, publicUrl, lang, t })) : ''} />
}
