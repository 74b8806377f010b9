import { Link } from 'react-router'
import type { Car } from '#contract/cars.ts'
import { carTitle } from '#domain/cars/title.ts'
import { endedReason } from '#domain/cars/visibility.ts'
import { OwnBar } from '#web/features/shell/public.ts'
import { Price } from '#web/ui/price.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import { carName } from './car-name.ts'
import { CarFacts } from './car-facts.tsx'
import { CarTags } from './car-tags.tsx'
import { similarAddress } from './similar-address.ts'

export function CarDetails({ car, now }: { car: Car; now: Date }) {
  const { lang, t } = useTexts()
  const title = carTitle({ ...car, custom_model: null }, lang)
  const description = car[`description_${lang}`] ?? car.description_ar ?? car.description_en
  const reason = endedReason(car, now)
  const [cover, ...others] = car.images
  return (
    <>
      <OwnBar />
      <main id="content" className="page grid gap-6 py-4 md:grid-cols-[3fr_2fr]">
        {reason && (
          <p role="status" className="notice md:col-span-2">
            {t(`car_ended_${reason}`)}{' '}
            <Link to={similarAddress(car)} className="underline">
              {t('car_see_similar')}
            </Link>
          </p>
        )}
        <div className="flex flex-col gap-3">
          <img
            src={cover}
            alt={carName(car, lang)}
            width={960}
            height={720}
            className="aspect-4/3 w-full rounded-card bg-sunken object-cover"
          />
          {others.length > 0 && (
            <ul className="grid grid-cols-3 gap-3">
              {others.map((image, at) => (
                <li key={image}>
                  <img
                    src={image}
                    alt={t('car_picture', { name: carName(car, lang), number: at + 2 })}
                    width={320}
                    height={240}
                    loading="lazy"
                    className="aspect-4/3 w-full rounded-control bg-sunken object-cover"
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
        <section className="flex flex-col gap-3">
          {car.demo && <p className="tag self-start">{t('car_demo')}</p>}
          <h1 className="text-2xl font-bold" dir="auto">
            {title}
          </h1>
          <p className="text-3xl font-bold text-brand">
            <Price amount={car.price} />
          </p>
          <CarTags car={car} />
          <p className="text-muted">
            {t('car_place', { city: car[`city_name_${lang}`], region: car[`region_name_${lang}`] })}
          </p>
          <p className="text-muted">
            {t('car_seller')} <bdi>{car.seller_name}</bdi>
          </p>
        </section>
        <CarFacts car={car} />
        {description && (
          <section className="md:col-span-2">
            <h2 className="text-xl font-bold">{t('car_description')}</h2>
            <p dir="auto" className="mt-3 max-w-prose whitespace-pre-line break-words">
              {description}
            </p>
          </section>
        )}
      </main>
    </>
  )
}
