import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { CountedRegion } from './counted-region.ts'
import { shortName } from './short-name.ts'

interface Props {
  regions: readonly CountedRegion[]
  addressOf: (region: string) => string
}

/** The regions with cars, most first. */
export function RegionList({ regions, addressOf }: Props) {
  const { lang } = useTexts()
  const most = Math.max(1, ...regions.map(({ count }) => count))
  return (
    <ul className="region-list panel overflow-hidden">
      {regions
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count)
        .map(({ value, count, ...names }) => (
          <li key={value}>
            <Link to={addressOf(value)}>
              <span className="min-w-0 grow">{shortName(names[`name_${lang}`])}</span>
              <span
                className="region-bar"
                style={{ '--share': `${Math.round((100 * count) / most)}%` } as CSSProperties}
              />
              <bdi className="min-w-14 text-end font-medium">{formatNumber(count, lang)}</bdi>
            </Link>
          </li>
        ))}
    </ul>
  )
}
