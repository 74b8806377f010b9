import { Link } from 'react-router'
import type { FacetValue } from '#contract/search.ts'
import type { BodyType } from '#domain/cars/enumerations.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { BodyPicture } from '#web/ui/bodies/body-picture.tsx'

export function BodyTypeLinks({ body_types }: { body_types: readonly FacetValue[] }) {
  const { lang, t } = useTexts(carWordTexts)
  return (
    <ul className="body-types scroll-row">
      {body_types.map(({ value, count }) => (
        <li key={value}>
          <Link to={`/explore?body_type=${value}`} className="card body-type">
            <BodyPicture type={value as BodyType} />
            <span className="font-medium">{composedText(t, `body_type_${value}`)}</span>
            <bdi className="text-sm text-muted">{formatNumber(count, lang)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
