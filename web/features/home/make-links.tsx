import type { NamedFacetValue } from '#contract/search.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { CountedLinks } from './counted-links.tsx'

export function MakeLinks({ makes }: { makes: readonly NamedFacetValue[] }) {
  const { lang } = useTexts()
  return (
    <CountedLinks
      links={makes.map(({ value, count, ...make }) => ({
        to: `/explore?make=${value}`,
        label: make[`name_${lang}`],
        count,
      }))}
    />
  )
}
