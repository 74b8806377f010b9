import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  standing_stars: '{{stars}} من 5',
  standing_replies_quarter: 'يردّ عادةً خلال ربع ساعة',
  standing_replies_hour: 'يردّ عادةً خلال ساعة',
  standing_replies_hours: 'يردّ عادةً خلال ساعات',
  standing_replies_day: 'يردّ عادةً خلال يوم',
  standing_replies_days: 'يردّ عادةً بعد أكثر من يوم',
  standing_replies_share_zero: '{{percent}}٪ من الرسائل',
  standing_replies_share_one: '{{percent}}٪ من رسالة واحدة',
  standing_replies_share_two: '{{percent}}٪ من رسالتين',
  standing_replies_share_few: '{{percent}}٪ من {{count}} رسائل',
  standing_replies_share_many: '{{percent}}٪ من {{count}} رسالة',
  standing_replies_share_other: '{{percent}}٪ من {{count}} رسالة',
  standing_replies_hint: 'أول رد على المشترين خلال آخر 90 يومًا',
  standing_reviews_zero: 'لا تقييمات',
  standing_reviews_one: 'تقييم واحد',
  standing_reviews_two: 'تقييمان',
  standing_reviews_few: '{{count}} تقييمات',
  standing_reviews_many: '{{count}} تقييمًا',
  standing_reviews_other: '{{count}} تقييم',
} satisfies ArabicOf<typeof en>
