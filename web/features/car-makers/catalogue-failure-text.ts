import type { Translate } from '#web/texts/create-texts.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText, fieldText } from '#web/ui/form/failure-text.ts'

/** The error text of the server, preferably about a field. */
export function catalogueFailureText(error: unknown, t: Translate): string {
  const failure = failureOf(error)
  const [field] = failure.fields
  return field ? fieldText(field.reason, t) : failureText(failure, t)
}
