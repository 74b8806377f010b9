import { Link } from 'react-router'
import type { NamedFacetValue } from '#contract/search.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export function TagLinks({ tags }: { tags: readonly NamedFacetValue[] }) {
  const { lang } = useTexts()
  return (
    <ul className="scroll-row gap-2 py-1">
      {tags.map(({ value, count, ...tag }) => (
        <li key={value} className="flex-none">
          <Link to={`/explore?tag=${value}`} className="chip">
            <span>{tag[`name_${lang}`]}</span>
            <bdi className="text-muted">{formatNumber(count, lang)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
