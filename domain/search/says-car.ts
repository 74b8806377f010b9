import { normaliseText } from '#domain/text/normalise-text.ts'

const CARS: ReadonlySet<string> = new Set(
  normaliseText('سيارة سيارات السيارة السيارات بسيارة car cars vehicle vehicles').split(' '),
)

/** Whether a text asks for a car as such: what else it says only describes it. */
export const saysCar = (text: string): boolean =>
  normaliseText(text)
    .split(' ')
    .some((word) => CARS.has(word))
