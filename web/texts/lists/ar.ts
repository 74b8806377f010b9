import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  list_select: 'تحديد',
  list_select_all: 'تحديد الكل',
  list_select_one: 'تحديد {{name}}',
  list_selected_zero: 'لا شيء محدد',
  list_selected_one: 'عنصر واحد محدد',
  list_selected_two: 'عنصران محددان',
  list_selected_few: '{{count}} عناصر محددة',
  list_selected_many: '{{count}} عنصرًا محددًا',
  list_selected_other: '{{count}} عنصر محدد',
} satisfies ArabicOf<typeof en>
