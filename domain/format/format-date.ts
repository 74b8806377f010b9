import type { Lang } from '#domain/language.ts'
import { perLanguage, withoutMarks } from './per-language.ts'

// The zone is the market's, not the reader's: server and browser must write the same day.
const timeZone = 'Asia/Riyadh'

const dates = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
)

const numericDates = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
)

/** `20 نوفمبر 2025`, `20 November 2025`: Gregorian, by the clock of Riyadh. */
export const formatDate = (moment: Date | string, lang: Lang): string =>
  withoutMarks(dates(lang).format(new Date(moment)))

/** `20/11/2025` in both languages, as chat shows it. In Arabic text it must be isolated left to right. */
export const formatNumericDate = (moment: Date | string): string => numericDates('en').format(new Date(moment))

const moments = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
)

/** Date and time of day, by the clock of Riyadh. */
export const formatMoment = (moment: Date | string, lang: Lang): string =>
  withoutMarks(moments(lang).format(new Date(moment)))
