import type { AdForm } from './ad-form.ts'
import { numbersOf } from './read-form.ts'

/** Make, model and year; null until all are given. */
function carOf(form: AdForm): string | null {
  const { year } = numbersOf(form)
  const model = form.model || form.model_text.trim()
  return form.make && model && year !== null ? [form.make, model, year].join(' ') : null
}

/** Finds the latest unsubmitted ad for the same car. */
export function findSameCar<Begun extends { form: AdForm }>(form: AdForm, begun: readonly Begun[]): Begun | undefined {
  const car = carOf(form)
  return car === null ? undefined : begun.find((one) => carOf(one.form) === car)
}
