import type { PluralForm } from '#domain/format/plural.ts'

/** Counted, so that Arabic has all six forms. */
export const PROMOTIONS_SENTENCES = {
  ar: {
    sentence_days_zero: '{{count}} يوم',
    sentence_days_one: 'يوم واحد',
    sentence_days_two: 'يومان',
    sentence_days_few: '{{count}} أيام',
    sentence_days_many: '{{count}} يومًا',
    sentence_days_other: '{{count}} يوم',
  } satisfies Record<`sentence_days_${PluralForm}`, string>,
  en: { sentence_days_one: 'one day', sentence_days_other: '{{count}} days' },
}
