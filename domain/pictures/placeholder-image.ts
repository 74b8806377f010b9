import type { BodyType, Color } from '#domain/cars/enumerations.ts'

/** URL of a drawing of such a car, for ads without pictures. */
export function placeholderImage(body_type: BodyType | null, color: Color | null): string {
  return `/placeholders/${body_type ?? 'sedan'}-${color ?? 'grey'}.svg`
}
