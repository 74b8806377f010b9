import { Link } from 'react-router'
import type { FacetValue } from '#contract/search.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import drawings from './body-types.svg?url'

export function BodyTypeLinks({ body_types }: { body_types: readonly FacetValue[] }) {
  const { lang, t } = useTexts()
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
      {body_types.map(({ value, count }) => (
        <li key={value}>
          <Link to={`/explore?body_type=${value}`} className="card items-center p-3 text-center">
            <svg aria-hidden="true" className="h-14 w-full text-brand rtl:-scale-x-100">
              <use href={`${drawings}#${value}`} />
            </svg>
            <span className="font-medium">{composedText(t, `body_type_${value}`)}</span>
            <bdi className="text-sm text-muted">{formatNumber(count, lang)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
