import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  review_field_car: 'السيارة',
  review_field_ad_title_ar: 'العنوان بالعربية',
  review_field_ad_title_en: 'العنوان بالإنجليزية',
  review_field_description_ar: 'الوصف بالعربية',
  review_field_description_en: 'الوصف بالإنجليزية',
  review_field_price_note: 'تعليق البائع على السعر',
  review_field_contact_name: 'اسم التواصل',
  review_field_contact_methods: 'طرق التواصل',
  review_by_phone: 'الهاتف',
  review_by_whatsapp: 'واتساب',
  review_by_email: 'البريد',
  review_by_message: 'الرسائل',
} satisfies ArabicOf<typeof en>
