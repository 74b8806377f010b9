import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  support_title: 'تواصل معنا',
  support_text: 'لأسئلتك وشكاواك واقتراحاتك عن الموقع. أما السؤال عن سيارة فمن أزرار التواصل في إعلانها.',
  support_address: 'أو بالبريد:',
  support_topic: 'عمّ تكتب؟',
  support_topic_other: 'سؤال أو شكوى أو اقتراح',
  support_topic_lost_email: 'فقدت الوصول إلى بريد حسابي',
  support_account_email: 'بريد حسابك',
  support_account_email_hint: 'الذي كنت تسجّل الدخول به.',
  support_lost_hint: 'اكتب ما يبيّن أن الحساب لك، مثل إعلاناتك. وسنتصل برقم الجوال المسجّل فيه.',
  support_name: 'اسمك',
  support_email: 'بريدك الإلكتروني',
  support_email_hint: 'سنرد عليك على هذا البريد.',
  support_message: 'رسالتك',
  support_message_hint: 'إن كانت عن إعلان فأضف رابطه.',
  support_submit: 'إرسال',
  support_sent: 'وصلتنا رسالتك',
  support_sent_text: 'سنرد عليك على {{email}}.',
  support_another: 'كتابة رسالة أخرى',
} satisfies ArabicOf<typeof en>
