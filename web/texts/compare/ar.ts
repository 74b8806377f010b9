import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  compare_bar: 'السيارات المختارة للمقارنة',
  compare_clear: 'امسح',
  compare_title: 'مقارنة السيارات',
  compare_best: '(الأفضل)',
  compare_best_hint: 'بجانب القيمة الأفضل للمشتري.',
  compare_price_label: 'مقارنة السعر',
  compare_expected: 'السعر المتوقع',
  compare_expected_of: '{{price}} (من {{ads}})',
  compare_shortlist: 'شاركها مع أهلك',
  compare_different: 'أوجه الاختلاف',
  compare_same: 'أوجه التشابه',
  compare_remove: 'أزل {{name}} من المقارنة',
  compare_empty_title: 'لا توجد سيارات للمقارنة',
  compare_empty_text: 'اختر سيارتين أو أكثر بـ«قارن» من قائمة الإعلان، وسنعرضها لك جنبًا إلى جنب.',
  compare_waiting_zero: 'لا سيارات للمقارنة',
  compare_waiting_one: 'سيارة واحدة للمقارنة',
  compare_waiting_two: 'سيارتان للمقارنة',
  compare_waiting_few: '{{count}} سيارات للمقارنة',
  compare_waiting_many: '{{count}} سيارة للمقارنة',
  compare_waiting_other: '{{count}} سيارة للمقارنة',
} satisfies ArabicOf<typeof en>
