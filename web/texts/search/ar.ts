import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  recent_searches: 'عمليات بحثك الأخيرة',
  recent_clear: 'امسح الكل',
  recent_remove: 'أزل {{label}} من عمليات البحث الأخيرة',
} satisfies ArabicOf<typeof en>
