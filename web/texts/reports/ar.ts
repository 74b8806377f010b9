import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  reports_none: 'لا توجد بلاغات مفتوحة.',
  reports_count_zero: 'لا بلاغات',
  reports_count_one: 'بلاغ واحد',
  reports_count_two: 'بلاغان',
  reports_count_few: '{{count}} بلاغات',
  reports_count_many: '{{count}} بلاغًا',
  reports_count_other: '{{count}} بلاغ',
  reports_dismiss: 'الإعلان سليم',
  reports_dismissed: 'أُغلقت البلاغات',
  reports_take_down: 'إزالة الإعلان',
  reports_taken_down: 'أُزيل الإعلان وأُبلغ البائع بالسبب',
} satisfies ArabicOf<typeof en>
