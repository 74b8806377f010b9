import { Link } from 'react-router'
import type { NamedFacetValue } from '#contract/search.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export function MakeLinks({ makes }: { makes: readonly NamedFacetValue[] }) {
  const { lang } = useTexts()
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2">
      {makes.map(({ value, count, ...make }) => (
        <li key={value}>
          <Link to={`/explore?make=${value}`} className="card flex-row items-center justify-between gap-2 px-4 py-3">
            <span className="truncate font-medium">{make[`name_${lang}`]}</span>
            <bdi className="text-sm text-muted">{formatNumber(count, lang)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
