import { normaliseText } from '#domain/text/normalise-text.ts'

const CARS: ReadonlySet<string> = new Set(
  normaliseText('سيارة سيارات السيارة السيارات بسيارة car cars vehicle vehicles').split(' '),
)

/** Whether a text explicitly asks for a car, so that everything else describes it. */
export const saysCar = (text: string): boolean =>
  normaliseText(text)
    .split(' ')
    .some((word) => CARS.has(word))
