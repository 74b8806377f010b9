import type { BodyType } from '#domain/cars/enumerations.ts'
import convertible from './convertible.webp'
import coupe from './coupe.webp'
import hatchback from './hatchback.webp'
import pickup from './pickup.webp'
import sedan from './sedan.webp'
import suv from './suv.webp'
import wagon from './wagon.webp'

const SIDES: Record<BodyType, string> = { convertible, coupe, hatchback, pickup, sedan, suv, wagon }

interface Props {
  type: BodyType
  className?: string
}

/** The side of a car with this body, beside its name. */
export const BodyPicture = ({ type, className = '' }: Props) => (
  <img
    src={SIDES[type]}
    alt=""
    width={384}
    height={144}
    loading="lazy"
    fetchPriority="low"
    decoding="async"
    className={`drives-on ${className}`}
  />
)
