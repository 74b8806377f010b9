import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  regions_title: 'السيارات حسب المنطقة',
  regions_description: 'عدد السيارات المعروضة للبيع في كل منطقة من مناطق السعودية الثلاث عشرة.',
  regions_intro: 'اختر منطقة لترى سياراتها.',
  regions_all: 'كل المناطق: {{cars}}',
} satisfies ArabicOf<typeof en>
