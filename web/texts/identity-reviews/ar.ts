import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  identity_review_none: 'لا توجد طلبات في الانتظار.',
  identity_review_waiting_zero: 'لا توجد طلبات في الانتظار',
  identity_review_waiting_one: 'طلب واحد في الانتظار',
  identity_review_waiting_two: 'طلبان في الانتظار',
  identity_review_waiting_few: '{{count}} طلبات في الانتظار',
  identity_review_waiting_many: '{{count}} طلبًا في الانتظار',
  identity_review_waiting_other: '{{count}} طلب في الانتظار',
  identity_review_since: 'وقت الطلب',
  identity_review_joined: 'تاريخ الانضمام',
  identity_review_before: 'رُفض من قبل',
  identity_review_rejected_zero: 'لم يُرفض',
  identity_review_rejected_one: 'مرة واحدة',
  identity_review_rejected_two: 'مرتين',
  identity_review_rejected_few: '{{count}} مرات',
  identity_review_rejected_many: '{{count}} مرة',
  identity_review_rejected_other: '{{count}} مرة',
  identity_review_approve: 'اعتماد: الاسم مطابق للوثيقة',
  identity_review_approved: 'اعتُمد الطلب وحُذفت الصور',
  identity_review_reject: 'رفض',
  identity_review_done: 'رُفض الطلب وأُبلغ المستخدم بالسبب',
  decision_reason: 'السبب',
  decision_note: 'بكلماتك',
  decision_note_hint: 'يقرؤه المستخدم تحت السبب، فاكتبه بلغته.',
} satisfies ArabicOf<typeof en>
