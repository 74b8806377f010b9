import type { Lang } from '#domain/language.ts'
import { perLanguage, withoutMarks } from './per-language.ts'

// The time zone of the market, so that server and browser render the same day.
const timeZone = 'Asia/Riyadh'

const dates = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
)

const months = perLanguage((locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone }))

/** `نوفمبر 2025`, `November 2025`. */
export const formatMonth = (time: Date | string, lang: Lang): string =>
  withoutMarks(months(lang).format(new Date(time)))

const numericDates = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
)

/** `20 نوفمبر 2025`, `20 November 2025`: Gregorian, in Riyadh time. */
export const formatDate = (time: Date | string, lang: Lang): string => withoutMarks(dates(lang).format(new Date(time)))

/** `20/11/2025` in both languages, as chat shows it. In Arabic text it must be isolated left to right. */
export const formatNumericDate = (time: Date | string): string => numericDates('en').format(new Date(time))

const times = perLanguage((locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }))

/** `14:05` in both languages, in Riyadh time. In Arabic text it must be isolated left to right. */
export const formatTime = (time: Date | string): string => times('en').format(new Date(time))

const dateTimes = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
)

/** Date and time of day, in Riyadh time. */
export const formatDateTime = (time: Date | string, lang: Lang): string =>
  withoutMarks(dateTimes(lang).format(new Date(time)))

const exactTimes = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium', timeZone }),
)

/** Date and time of day to the second, in Riyadh time. */
export const formatExactTime = (time: Date | string, lang: Lang): string =>
  withoutMarks(exactTimes(lang).format(new Date(time)))
