import type { BodyType, Color } from '#domain/cars/enumerations.ts'

/** URL of a drawing of a car of this body type and colour, for ads without pictures. */
export function placeholderImage(bodyType: BodyType | null, color: Color | null): string {
  return `/placeholders/${bodyType ?? 'sedan'}-${color ?? 'grey'}.svg`
}
