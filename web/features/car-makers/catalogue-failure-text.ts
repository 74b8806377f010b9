import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { withAreas, type Translate } from '#web/texts/create-texts.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText, fieldText } from '#web/ui/form/failure-text.ts'

/** What the server says, preferably about a field; of something in use, what can be done instead. */
export function catalogueFailureText(error: unknown, t: Translate): string {
  const failure = failureOf(error)
  const [field] = failure.fields
  if (failure.code === 'IN_USE') return withAreas(t, carMakerTexts)('maker_in_use')
  return field ? fieldText(field.reason, t) : failureText(failure, t)
}
