import type { Facets } from '#contract/search.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { CountedLinks } from './counted-links.tsx'

export function MakeLinks({ makes }: { makes: Readonly<Facets['make']> }) {
  const { lang } = useTexts()
  return (
    <CountedLinks
      links={makes.map(({ value, count, logo_url, ...make }) => ({
        to: `/explore?make=${value}`,
        label: logo_url ? (
          <span className="flex items-center gap-2">
            <img src={logo_url} alt="" loading="lazy" className="size-6 object-contain" />
            <span>{make[`name_${lang}`]}</span>
          </span>
        ) : (
          make[`name_${lang}`]
        ),
        count,
      }))}
    />
  )
}
