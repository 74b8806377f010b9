import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { CountedRegion } from './counted-region.ts'
import { MAP_SIZE, REGION_SHAPES } from './region-shapes.ts'
import { shortName } from './short-name.ts'

interface Props {
  regions: readonly CountedRegion[]
  addressOf: (region: string) => string
}

/** The regions with their numbers. The list beside it has the same links for keys and screen readers. */
export function RegionMap({ regions, addressOf }: Props) {
  const { lang } = useTexts()
  const most = Math.max(1, ...regions.map(({ count }) => count))
  return (
    <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} aria-hidden className="region-map">
      {REGION_SHAPES.map(({ region, at: [x, y], isSmall, path }) => {
        const found = regions.find(({ value }) => value === region)
        const count = found?.count ?? 0
        const drawn = (
          <>
            <path d={path} style={{ '--tint': `${4 + Math.round(40 * Math.sqrt(count / most))}%` } as CSSProperties} />
            <text x={x} y={isSmall ? y + 4 : y + 1}>
              {formatNumber(count, lang)}
            </text>
            {!isSmall && found && (
              <text x={x} y={y + 12} className="region-name">
                {shortName(found[`name_${lang}`])}
              </text>
            )}
          </>
        )
        return count > 0 ? (
          <Link key={region} to={addressOf(region)} tabIndex={-1}>
            {drawn}
          </Link>
        ) : (
          <g key={region}>{drawn}</g>
        )
      })}
    </svg>
  )
}
