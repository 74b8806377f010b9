import type { CarCard } from '#contract/cars.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { carName } from '#domain/cars/car-name.ts'

const SIZES = '(width >= 80rem) 20rem, (width >= 40rem) 45vw, 100vw'

interface Props {
  car: CarCard
  isFirst: boolean
  /** Carried to the ad's page. */
  state: unknown
}

/** Swiped through without opening the ad. */
export function CardPictures({ car, isFirst, state }: Props) {
  const { lang, t } = useTexts()
  const name = carName(car, lang)
  const [cover = '', ...others] = car.images
  if (!others.length) return <Picture src={cover} alt={name} sizes={SIZES} isFirst={isFirst} />
  return (
    <Carousel
      label={name}
      pictures={car.images.map((image, at) => ({
        image,
        label: at === 0 ? name : t('car_picture', { name, number: at + 1 }),
      }))}
      sizes={SIZES}
      isFirst={isFirst}
      link={{ to: `/car/${car.id}`, state }}
    />
  )
}
