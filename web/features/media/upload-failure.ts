import type { Translate } from '#web/texts/create-texts.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText, fieldText } from '#web/ui/form/failure-text.ts'

/** Why a picture was not stored. */
export function uploadFailure(error: unknown, t: Translate): string {
  const failure = failureOf(error)
  const [field] = failure.fields
  return field ? fieldText(field.reason, t) : failureText(failure, t)
}
