import { formatNumericDate } from '#domain/format/format-date.ts'
import { composedText, withAreas, type Translate } from '#web/texts/create-texts.ts'
import { errorTexts } from '#web/texts/errors/area.ts'
import { failureOf, type Failure } from './failure.ts'

/** The text of an error that does not belong to a field. */
export const failureText = (failure: Failure, translate: Translate): string =>
  reasonText(failure, translate) ?? withAreas(translate, errorTexts)('form_error_unexpected')

/** Codes of errors without a code of the server. */
const UNKNOWN = ['network', 'unexpected']

/** Why the server refused a request, or it is busy; null if that is not known, so that it may be tried again. */
export function refusalText(error: unknown, translate: Translate): string | null {
  const failure = failureOf(error)
  return UNKNOWN.includes(failure.code) ? null : (reasonText(failure, translate) ?? null)
}

function reasonText({ code, data }: Failure, translate: Translate): string | undefined {
  const t = withAreas(translate, errorTexts)
  if (code === 'TOO_MANY_ATTEMPTS' && data.wait_seconds)
    return t('error_TOO_MANY_ATTEMPTS_until', { wait: waitText(data.wait_seconds, t) })
  if (code === 'ALREADY_DECIDED' && data.by_caller) return t('error_ALREADY_DECIDED_by_you')
  if (code === 'ALREADY_DECIDED' && data.by) return t('error_ALREADY_DECIDED_by', { name: `\u2068${data.by}\u2069` })
  if (code === 'LIMITED' && data.until) return t('error_LIMITED_until', { until: formatNumericDate(data.until) })
  if (code === 'SUSPENDED' && data.reason && data.until)
    return t('error_SUSPENDED_until', { until: formatNumericDate(data.until), reason: data.reason })
  if (code === 'SUSPENDED' && data.reason) return t('error_SUSPENDED_reason', { reason: data.reason })
  if (code === 'FORBIDDEN' && data.needs === 'admin') {
    const what = known(`forbidden_${data.feature}`, t)
    if (what) return t('error_FORBIDDEN_to_moderators', { what })
  }
  return known(`error_${code}`, t)
}

/** @param reason code from the contract or the server */
export const fieldText = (reason: string, t: Translate): string =>
  known(`field_${reason}`, t) ?? withAreas(t, errorTexts)('field_invalid')

function known(key: string, t: Translate): string | undefined {
  const text = composedText(t, key)
  return text === key ? undefined : text
}

function waitText(seconds: number, t: Translate<typeof errorTexts>): string {
  return seconds < 60 ? t('wait_seconds', { count: seconds }) : t('wait_minutes', { count: Math.ceil(seconds / 60) })
}
