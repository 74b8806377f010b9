import { usePublicUrl } from '#web/platform/pages/public-url.ts'
import { useAppName } from '#web/features/settings/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { JsonLd, jsonLd } from './json-ld.tsx'
import { crumbsForSearch, pricesForSearch } from './price-for-search.ts'

type Shown = Omit<Parameters<typeof pricesForSearch>[0], 'publicUrl' | 'site' | 'lang'>

/** A page of prices as a data set, with the pages above it. */
export function PriceJsonLd(shown: Shown) {
  const { lang } = useTexts()
  const publicUrl = usePublicUrl()
  const site = useAppName()
  return <JsonLd json={import.meta.env.SSR ? jsonLd(pricesForSearch({ ...shown, publicUrl, site, lang })) : ''} />
}

/** The pages above a page. */
export function CrumbsJsonLd({ crumbs }: Pick<Shown, 'crumbs'>) {
  const { lang } = useTexts()
  const publicUrl = usePublicUrl()
  const json = import.meta.env.SSR
    ? jsonLd({ '@context': 'https://schema.org', ...crumbsForSearch(crumbs, publicUrl, lang) })
    : ''
  return <JsonLd json={json} />
}
