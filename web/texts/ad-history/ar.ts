import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  ad_history_title: 'سجل هذا الإعلان',
  ad_history_text: 'كل ما غيّره البائع منذ نشر الإعلان.',
  ad_history_published: 'نُشر الإعلان',
  ad_history_published_price: 'السعر: {{price}}',
  ad_history_published_mileage: 'الممشى: {{mileage}}',
  ad_history_unchanged: 'لم يتغير شيء منذ نشره.',
  ad_history_prices: 'السعر من {{from}} عند النشر إلى {{to}} الآن',
  ad_history_now: 'الآن',
  ad_history_change: '{{fact}}: من {{from}} إلى {{to}}',
  ad_history_lowered: 'خُفّض السعر {{percent}}%: من {{from}} إلى {{to}}',
  ad_history_raised: 'رُفع السعر {{percent}}%: من {{from}} إلى {{to}}',
  ad_history_unstated: 'غير مذكور',
  ad_history_mileage_fell: 'الممشى المذكور أقل من السابق. اسأل البائع عن السبب، وقارنه بالعداد وتقرير الفحص.',
  ad_history_other_car: 'تغيّر الموديل أو سنة الصنع، فقد يكون الإعلان عن سيارة أخرى غير التي نُشر عنها.',
} satisfies ArabicOf<typeof en>
