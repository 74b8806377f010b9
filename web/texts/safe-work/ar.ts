import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  safe_title: 'ما كتبته محفوظ على هذا الجهاز:',
  safe_ad: 'الإعلان الذي تكتبه',
  safe_message: 'رسائل كتبتها',
  safe_waiting: 'رسائل بانتظار الإرسال',
  safe_question: 'أسئلة للمساعد',
  safe_note: 'ملاحظات على قائمة مختصرة',
  safe_form: 'نماذج لم تُحفظ أو تُرسل بعد',
  safe_text: 'نصوص للموقع لم تُحفظ بعد',
  safe_article: 'مقالات لم تُحفظ بعد',
  safe_decision: 'قرارات بانتظار الإرسال',
  safe_copy: 'انسخه',
  safe_copied: 'نُسخ',
  safe_copy_failed: 'تعذّر النسخ، وما كتبته باقٍ على هذا الجهاز.',
} satisfies ArabicOf<typeof en>
