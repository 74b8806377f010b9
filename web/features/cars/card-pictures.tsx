import type { CarCard } from '#contract/cars.ts'
import { carName } from '#domain/cars/car-name.ts'
import { placeholderOf } from '#domain/pictures/picture-address.ts'
import { pictureInWords } from '#web/texts/picture-in-words.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Picture } from '#web/ui/picture.tsx'

interface Props {
  car: CarCard
  /** The `sizes` attribute. */
  sizes: string
  isFirst: boolean
  /** Location state of the links to the ad. */
  state: unknown
}

/** Swipeable pictures of a card. The server renders only the first one. */
export function CardPictures({ car: { id, images, ...car }, sizes, isFirst, state }: Props) {
  const { lang, t } = useTexts()
  const name = carName(car, lang)
  const [cover = '', ...others] = images
  const alt = pictureInWords(name, cover, 0, t)
  const placeholder = placeholderOf(cover)
  if (!others.length) return <Picture src={cover} alt={alt} sizes={sizes} isFirst={isFirst} placeholder={placeholder} />
  return (
    <Carousel
      label={name}
      pictures={[
        { image: cover, label: alt, placeholder },
        ...others.map((image, at) => ({ image, label: pictureInWords(name, image, at + 1, t) })),
      ]}
      sizes={sizes}
      isFirst={isFirst}
      link={{ to: `/car/${id}`, state }}
    />
  )
}
