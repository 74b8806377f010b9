import type { CarCard } from '#contract/cars.ts'
import { placeholderOf, smallAddress, splitAddress } from '#domain/pictures/picture-address.ts'
import { CachedFragment } from '#web/rendering/cached-fragment.tsx'
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

/** Swipeable pictures of a card. The server renders only the first one, from values that it fills into a cached fragment. */
export function CardPictures({ car: { id, images, ...car }, sizes, isFirst, state }: Props) {
  const { lang, t } = useTexts()
  const name = carName(car, lang)
  const [cover = '', ...others] = images
  const split = splitAddress(cover)
  const isDrawing = smallAddress(cover) === null
  return (
    <CachedFragment
      of={split || isDrawing ? [CardPictures, sizes, isFirst, images.length, split?.kind] : null}
      fills={[
        id,
        name,
        pictureInWords(name, cover, 0, t),
        split?.base ?? cover,
        split?.colors ?? '',
        placeholderOf(cover) ?? '',
      ]}
    >
      {([carId = '', label = '', alt = '', base = '', colors = '', placeholder]) => {
        const first = {
          image: `${base}${split?.kind ?? ''}${colors}`,
          label: alt,
          placeholder: placeholder || undefined,
        }
        if (!others.length) {
          return <Picture src={first.image} alt={alt} sizes={sizes} isFirst={isFirst} placeholder={first.placeholder} />
        }
        return (
          <Carousel
            label={label}
            pictures={[first, ...others.map((image, at) => ({ image, label: pictureInWords(name, image, at + 1, t) }))]}
            sizes={sizes}
            isFirst={isFirst}
            link={{ to: `/car/${carId}`, state }}
          />
        )
      }}
    </CachedFragment>
  )
}
