import type { Car } from '#contract/cars.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { CarTags } from '#web/features/cars/public.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ExplainedText } from './explained-text.tsx'
import { CarPrice } from './car-price.tsx'
import { MainFacts } from './main-facts.tsx'
import { OwnWords } from './own-words.tsx'
import { PriceChanges } from './price-changes.tsx'

/** On phones smaller than the price, so that the facts fit on the first screen. */
const HEADING = 'text-xl font-bold md:text-2xl'

interface Props {
  car: Car
  title: string
}

/** Title, price and tags of the car. */
export function CarSummary({ car, title }: Props) {
  const { lang, t } = useTexts(carPageTexts)
  const titleField = ([`ad_title_${lang}`, 'ad_title_ar', 'ad_title_en'] as const).find(
    (one) => car[one]?.trim() === title,
  )
  const isPublic = car.visibility === 'public'
  return (
    <section className="flex flex-col gap-2 md:gap-3">
      {isPublic && car.featured && <p className="badge-featured self-start">{t('car_featured')}</p>}
      {titleField ? (
        <OwnWords car={car} field="title" text={title}>
          {({ translation, ...written }) => (
            <h1 className={HEADING} {...written}>
              {translation ?? <ExplainedText car={car} field={titleField} />}
            </h1>
          )}
        </OwnWords>
      ) : (
        <h1 className={HEADING} {...writtenIn(title)}>
          {title}
        </h1>
      )}
      <CarPrice car={car} />
      <MainFacts car={car} />
      <p className="flex items-center gap-2 text-muted">
        <Icon name="pin" />
        <span>{t('car_place', { city: car[`city_name_${lang}`], region: car[`region_name_${lang}`] })}</span>
      </p>
      <PriceChanges price_changes={car.price_changes} />
      <CarTags car={car} />
      <img src={`/car/${car.id}/qr.svg`} alt="" width={120} height={120} loading="lazy" className="print-only" />
    </section>
  )
}
