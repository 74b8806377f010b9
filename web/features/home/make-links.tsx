import type { Facets } from '#contract/search.ts'
import { initialOf } from '#domain/text/truncate.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { CountedLinks } from './counted-links.tsx'

export function MakeLinks({ makes }: { makes: Readonly<Facets['make']> }) {
  const { lang } = useTexts()
  return (
    <CountedLinks
      links={makes.map(({ value, count, logo_url, ...make }) => ({
        to: `/explore?make=${value}`,
        mark: { logo_url, initial: initialOf(make.name_en) },
        label: make[`name_${lang}`],
        count,
      }))}
    />
  )
}
