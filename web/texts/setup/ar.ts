import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  setup_title: 'إعداد الموقع',
  setup_lead: 'أنشئ الحساب الذي يدير الموقع، أو استعد موقعًا من نسخة احتياطية.',
  setup_key_lead:
    'يطبع الخادم عند تشغيله رابطًا إلى هذه الصفحة: في الطرفية أو في سجل الخدمة أو في سجل الحاوية. افتح ذلك الرابط أو الصقه هنا.',
  setup_key: 'الرابط أو المفتاح',
  setup_key_submit: 'متابعة',
  setup_key_wrong: 'هذا ليس مفتاح هذا الموقع. انسخ الرابط كاملًا كما طبعه الخادم عند آخر تشغيل.',
  setup_closed_title: 'اكتمل إعداد الموقع',
  setup_closed_text: 'سجّل الدخول بحساب مشرف. وبعد الاستعادة يكون الحساب من الموقع المستعاد.',
  setup_owner_title: 'المشرف الأول',
  setup_owner_text: 'تستطيع تعيين مشرفين ومراقبين غيره لاحقًا.',
  setup_owner_submit: 'إنشاء الحساب',
  setup_restore_title: 'استعادة نسخة احتياطية',
  setup_restore_text: 'يصبح هذا موقع النسخة بحساباته وإعلاناته وصوره، ثم تسجّل الدخول بحساب من ذلك الموقع.',
  setup_restore_place:
    'نبحث عن النسخ في {{place}}. انسخ نسختك إلى هناك، أو اجعل BACKUP_TARGET مكان نسخك، ثم أعد تحميل الصفحة.',
  setup_restore_off: 'لا نبحث عن نسخ، لأن قيمة BACKUP_TARGET هي none.',
  setup_restore_used:
    'لدى الناس حسابات هنا. وما زالت الاستعادة ممكنة على الخادم بالأمر npm run restore -- FILE --replace.',
  setup_restore_passphrase: 'مشفّرة. شغّل الخادم بقيمة BACKUP_PASSPHRASE الخاصة بها لاستعادتها.',
} satisfies ArabicOf<typeof en>
