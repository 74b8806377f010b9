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
  const drawn = REGION_SHAPES.map((shape) => ({ ...shape, found: regions.find(({ value }) => value === shape.region) }))
  return (
    <div aria-hidden dir="ltr" className="region-map">
      <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}>
        {drawn.map(({ region, path, found }) => {
          const tint = { '--tint': `${4 + Math.round(40 * Math.sqrt((found?.count ?? 0) / most))}%` } as CSSProperties
          return found?.count ? (
            <Link key={region} to={addressOf(region)} tabIndex={-1}>
              <path d={path} style={tint} />
            </Link>
          ) : (
            <path key={region} d={path} style={tint} />
          )
        })}
      </svg>
      {drawn.map(({ region, at: [x, y], isSmall, found }) => (
        <p key={region} style={placeOf(x, y)}>
          <b>{formatNumber(found?.count ?? 0, lang)}</b>
          {!isSmall && found && <span>{shortName(found[`name_${lang}`])}</span>}
        </p>
      ))}
    </div>
  )
}

const placeOf = (x: number, y: number) =>
  ({ '--x': `${(100 * x) / MAP_SIZE.width}%`, '--y': `${(100 * y) / MAP_SIZE.height}%` }) as CSSProperties
