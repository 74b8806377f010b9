import type { CarCard } from '#contract/cars.ts'
import { pictureInWords } from '#web/texts/picture-in-words.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { carName } from '#domain/cars/car-name.ts'

interface Props {
  car: CarCard
  /** The `sizes` attribute. */
  sizes: string
  isFirst: boolean
  /** Location state of the links to the ad. */
  state: unknown
}

/** Swipeable pictures of a card. */
export function CardPictures({ car, sizes, isFirst, state }: Props) {
  const { lang, t } = useTexts()
  const name = carName(car, lang)
  const [cover = '', ...others] = car.images
  if (!others.length)
    return <Picture src={cover} alt={pictureInWords(name, cover, 0, t)} sizes={sizes} isFirst={isFirst} />
  return (
    <Carousel
      label={name}
      pictures={car.images.map((image, at) => ({ image, label: pictureInWords(name, image, at, t) }))}
      sizes={sizes}
      isFirst={isFirst}
      link={{ to: `/car/${car.id}`, state }}
    />
  )
}
