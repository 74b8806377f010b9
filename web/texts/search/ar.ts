import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  recent_searches: 'عمليات بحثك الأخيرة',
  recent_clear: 'امسح الكل',
  recent_remove: 'أزل {{label}} من عمليات البحث الأخيرة',

  explore_cars_alone: 'في صيّاد سيارات للبيع فقط، وليس فيه {{goods}}.',
  other_goods_motorcycles: 'دبابات ودراجات نارية',
  other_goods_boats: 'قوارب ومراكب',
  other_goods_heavy: 'شاحنات ومعدات ثقيلة',
  other_goods_plates: 'لوحات سيارات',
  other_goods_parts: 'قطع غيار',
  other_goods_rentals: 'سيارات للإيجار',
} satisfies ArabicOf<typeof en>
