import type { Fact } from '#contract/facts.ts'
import { usePublicUrl } from '#web/platform/pages/public-url.ts'
import { useAppName } from '#web/features/settings/public.ts'
import { factTexts } from '#web/texts/facts/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { factsForSearch } from './facts-for-search.ts'
import { JsonLd, jsonLd } from './json-ld.tsx'

export function FactsJsonLd({ facts }: { facts: readonly Fact[] }) {
  const { lang, t } = useTexts(factTexts)
  const publicUrl = usePublicUrl()
  const site = useAppName()
  const about = { name: t('facts_title'), description: t('facts_description') }
  return <JsonLd json={import.meta.env.SSR ? jsonLd(factsForSearch({ facts, ...about, publicUrl, site, lang })) : ''} />
}
