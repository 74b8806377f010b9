import type { CarCard } from '#contract/cars.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  car: Pick<CarCard, 'tags' | 'discount'>
  className?: string
}

/** Tags of a car. The discount tag shows the amount. */
export function CarTags({ car, className = 'flex flex-wrap gap-2' }: Props) {
  const { lang, t } = useTexts()
  if (!car.tags.length) return null
  return (
    <ul className={className}>
      {car.tags.map((tag) => (
        <li key={tag.id} className={tag.is_discount ? 'tag tag-discount' : 'tag'}>
          {tag.is_discount && car.discount > 0
            ? t('tag_discount', { amount: formatPrice(car.discount, lang) })
            : tag[`name_${lang}`]}
        </li>
      ))}
    </ul>
  )
}
