import { Link } from 'react-router'
import type { CarCard } from '#contract/cars.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { carName } from './car-name.ts'

const SIZES = '(width >= 80rem) 20rem, (width >= 40rem) 45vw, 100vw'

interface Props {
  car: CarCard
  is_first: boolean
  /** Carried to the ad's page. */
  state: unknown
}

/** Swiped through without opening the ad. */
export function CardPictures({ car, is_first, state }: Props) {
  const { lang, t } = useTexts()
  const name = carName(car, lang)
  const [cover = '', ...others] = car.images
  if (!others.length) return <Picture src={cover} alt={name} sizes={SIZES} is_first={is_first} />
  return (
    <Carousel
      label={name}
      slides={car.images.map((image, at) => (is_wanted: boolean) =>
        (
          // the title is the link that the keyboard and the screen reader meet
          <Link to={`/car/${car.id}`} state={state} tabIndex={-1}>
            {is_wanted ? (
              <Picture
                src={image}
                alt={at === 0 ? name : t('car_picture', { name, number: at + 1 })}
                sizes={SIZES}
                is_first={is_first && at === 0}
              />
            ) : (
              <div className="aspect-4/3 bg-sunken" />
            )}
          </Link>
        ),
      )}
    />
  )
}
