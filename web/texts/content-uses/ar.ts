import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  content_use_deal: 'عرض',
  content_use_brand: 'شعار علامة',
  content_use_post: 'مقال',
  content_use_page: 'صفحة',
  content_use_guide: 'دليل',
  content_use_yearly_cost: 'حاسبة تكلفة السنة',
  content_use_instalments: 'حاسبة التقسيط',
  content_use_transfer: 'قائمة يوم نقل الملكية',
  content_use_hand_over: 'تسليم السيارة في المحادثات وورقته',
  content_cited_title: 'مستخدم في أماكن أخرى',
  content_cited_fact: 'عند الحذف لن تظهر المعلومة هنا:',
  content_cited_link: 'عند الحذف لن تعمل الروابط الموجودة هنا:',
  content_cited_picture: 'عند الحذف لن تظهر صورة هنا:',
  content_hidden_link: 'عند إلغاء النشر لن تعمل الروابط الموجودة هنا:',
  content_delete_anyway: 'حذف رغم ذلك',
  content_unpublish_anyway: 'إلغاء النشر رغم ذلك',
  content_keep: 'إبقاء',
} satisfies ArabicOf<typeof en>
