import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  list_select: 'تحديد',
  list_select_all: 'تحديد الكل',
  list_select_one: 'تحديد {{name}}',
  list_new_zero: 'لا جديد',
  list_new_one: 'عنصر جديد',
  list_new_two: 'عنصران جديدان',
  list_new_few: '{{count}} عناصر جديدة',
  list_new_many: '{{count}} عنصرًا جديدًا',
  list_new_other: '{{count}} عنصر جديد',
  list_selected_zero: 'لا شيء محدد',
  list_selected_one: 'عنصر واحد محدد',
  list_selected_two: 'عنصران محددان',
  list_selected_few: '{{count}} عناصر محددة',
  list_selected_many: '{{count}} عنصرًا محددًا',
  list_selected_other: '{{count}} عنصر محدد',
  list_days: '{{name}} من {{from}} إلى {{to}}: المجموع {{total}}، وأكثرها يوم {{day}} ({{most}}).',
  list_days_none: '{{name}} من {{from}} إلى {{to}}: لا شيء.',
} satisfies ArabicOf<typeof en>
