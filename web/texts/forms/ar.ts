import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  auth_sign_in: 'تسجيل الدخول',
  auth_sign_up: 'إنشاء حساب',
  auth_email: 'البريد الإلكتروني',
  form_required: 'مطلوب',
  form_optional: 'اختياري',
  form_email_meant: 'هل تقصد {{email}}؟',
  form_password_hint: '8 أحرف على الأقل وبأي لغة. الجملة أسهل في التذكّر وأصعب في التخمين.',
  form_password_show: 'إظهار كلمة المرور',
  form_password_hide: 'إخفاء كلمة المرور',
  form_current_password: 'كلمة المرور الحالية',
  form_new_password: 'كلمة المرور الجديدة',
  form_first_name: 'الاسم الأول',
  form_last_name: 'اسم العائلة',
  form_phone: 'رقم الجوال',
  form_country: 'الدولة',
  privacy_policy: 'سياسة الخصوصية',
  form_working: 'لحظة من فضلك…',
  link_invalid: 'هذا الرابط لم يعد يعمل',
  form_code: 'الرمز',
  sign_in_required: 'يلزم تسجيل الدخول',
  suspended_title: 'حسابك موقوف',
  sign_in_required_text: 'هذه الصفحة خاصة بحسابك. سجّل الدخول أو أنشئ حسابًا، وسنعيدك إليها مباشرة.',
  sign_in_for_add_car:
    'ادخل إلى حسابك أو أنشئ حسابًا مجانًا لتبيع سيارتك: تكتب بياناتها وتصوّرها وتنشر إعلانك في دقائق، ثم يراسلك المشترون هنا. وسنعيدك إلى هذه الصفحة.',
  sign_in_for_my_ads:
    'هنا إعلاناتك ومسوداتك: تعدّل أسعارها وتجدّدها وتعلن بيعها. ادخل إلى حسابك أو أنشئ حسابًا، وسنعيدك إلى هذه الصفحة.',
  sign_in_for_messages: 'هنا محادثاتك مع البائعين والمشترين. ادخل إلى حسابك أو أنشئ حسابًا، وسنعيدك إلى هذه الصفحة.',
  sign_in_for_dashboard:
    'هنا ملفك وإعلاناتك ورسائلك وعمليات بحثك المحفوظة. ادخل إلى حسابك أو أنشئ حسابًا، وسنعيدك إلى هذه الصفحة.',
  sign_in_for_verification:
    'هنا توثّق بريدك وجوالك وهويتك ليطمئن إليك المشترون والبائعون. ادخل إلى حسابك أو أنشئ حسابًا، وسنعيدك إلى هذه الصفحة.',
  sign_in_for_penalties: 'هنا ترى ما أوقف عن حسابك وسببه، وتعترض عليه. ادخل إلى حسابك، وسنعيدك إلى هذه الصفحة.',
  unauthorized: 'غير مصرّح: تحتاج إلى صلاحيات المشرف للوصول إلى هذه الصفحة',
  unauthorized_title: 'للمشرفين',
  unauthorized_text: 'إن كنت تحتاج إلى هذه الصلاحيات فاطلبها من أحد المشرفين ثم سجّل الدخول من جديد.',
  form_save: 'حفظ',
  picture_choose: 'اختر صورة أو التقطها',
  picture_change: 'تغيير',
} satisfies ArabicOf<typeof en>
