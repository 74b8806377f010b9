import { Link } from 'react-router'
import type { FacetValue } from '#contract/search.ts'
import type { BodyType } from '#domain/cars/enumerations.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import convertible from './pictures/convertible.webp'
import coupe from './pictures/coupe.webp'
import hatchback from './pictures/hatchback.webp'
import pickup from './pictures/pickup.webp'
import sedan from './pictures/sedan.webp'
import suv from './pictures/suv.webp'
import wagon from './pictures/wagon.webp'

const SIDES: Record<BodyType, string> = { convertible, coupe, hatchback, pickup, sedan, suv, wagon }

export function BodyTypeLinks({ body_types }: { body_types: readonly FacetValue[] }) {
  const { lang, t } = useTexts(carWordTexts)
  return (
    <ul className="body-types scroll-row">
      {body_types.map(({ value, count }) => (
        <li key={value}>
          <Link to={`/explore?body_type=${value}`} className="card body-type">
            <img
              src={SIDES[value as BodyType]}
              alt=""
              width={384}
              height={144}
              fetchPriority="low"
              decoding="async"
              className="drives-on"
            />
            <span className="font-medium">{composedText(t, `body_type_${value}`)}</span>
            <bdi className="text-sm text-muted">{formatNumber(count, lang)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
