import type { Car, CarCard } from '#contract/cars.ts'
import type { PricePosition } from '#contract/fair-price.ts'
import { carTitle } from '#domain/cars/title.ts'
import { LateAdHistory } from '#web/features/ad-history/public.ts'
import { useContact } from '#web/features/contacts/public.ts'
import { useTrackedView } from '#web/features/events/public.ts'
import { LatePriceEvidence } from '#web/features/fair-price/public.ts'
import { CarsBelow } from '#web/features/favorites/public.ts'
import { ReportButton } from '#web/features/reports/public.ts'
import { CarJsonLd } from '#web/features/seo/public.ts'
import { CompactHeader } from '#web/features/shell/public.ts'
import { useCountedView, useNotedView, ViewedRow } from '#web/features/views/public.ts'
import { LateBoundary } from '#web/rendering/early/late-boundary.tsx'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { CarActions } from './car-actions.tsx'
import { CarDescription } from './car-description.tsx'
import { CarFields } from './car-fields.tsx'
import { CarFeatures } from './car-features.tsx'
import { ConditionPanel } from './condition-panel.tsx'
import { CarSummary } from './car-summary.tsx'
import { CostLinks } from './cost-links.tsx'
import { Gallery } from './gallery.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { SafetyAdvice } from './safety-advice.tsx'
import { SellerCard } from './seller-card.tsx'
import { StateNotice } from './state-notice.tsx'

interface Props {
  car: Car
  similar: readonly CarCard[]
  /** Null unless the ad is active. */
  position: PricePosition | null
}

export function CarDetails({ car, similar, position }: Props) {
  const { lang, t } = useTexts(carPageTexts)
  const title = carTitle({ ...car, custom_model: null }, lang)
  const contact = useContact(car, title)
  useCountedView(car.id)
  useNotedView(car.id)
  useTrackedView(car.id)
  return (
    <>
      <CompactHeader />
      {car.visibility !== 'hidden' && <CarJsonLd car={car} />}
      <main id="content" className="page flex flex-col gap-10 py-4">
        {car.can.contact && <SkipLink to="seller">{t('car_skip_to_contact')}</SkipLink>}
        <StateNotice car={car} />
        <div className="car-columns">
          <Gallery car={car} title={title} contact={contact} />
          <div className="car-summary">
            <CarSummary car={car} title={title} />
            <SellerCard car={car} title={title} contact={contact} />
            <CarActions car={car} title={title} />
            {car.visibility === 'public' && <CostLinks car={car} />}
          </div>
          <div className="flex min-w-0 flex-col gap-10">
            <ConditionPanel car={car} />
            <CarFields car={car} />
            <CarFeatures features={car.extra_features} />
            <CarDescription car={car} />
            {position?.fair_price && (
              <LateBoundary>
                <LatePriceEvidence car={car} position={position} fallback={null} />
              </LateBoundary>
            )}
            <LateBoundary>
              <LateAdHistory history={car.history} fallback={null} />
            </LateBoundary>
            <SafetyAdvice>{car.can.report && <ReportButton car_id={car.id} />}</SafetyAdvice>
            {car.demo && <p className="tag self-start">{t('car_demo')}</p>}
          </div>
        </div>
        <CarsBelow title={t('car_similar')} cars={similar} />
        <ViewedRow but={car.id} />
      </main>
      <PhoneBar car={car} title={title} contact={contact} />
    </>
  )
}
