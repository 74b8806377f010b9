import type { Deal } from '#contract/deals.ts'
import { usePublicUrl } from '#web/platform/pages/public-url.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { dealForSearch } from './deal-for-search.ts'
import { JsonLd, jsonLd } from './json-ld.tsx'

export function DealJsonLd({ deal }: { deal: Deal }) {
  const { lang } = useTexts()
  const publicUrl = usePublicUrl()
  return <JsonLd json={import.meta.env.SSR ? jsonLd(dealForSearch({ deal, publicUrl, lang })) : ''} />
}
