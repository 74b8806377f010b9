import type { ArabicTexts } from './text-key.ts'

export const ar = {
  app_name: 'صيّاد',
  app_tagline: 'صيد السيارات الذكي',
  nav_label: 'الرئيسي',
  nav_home: 'الرئيسية',
  nav_explore: 'تصفح السيارات',
  nav_add_car: 'بع سيارتك',
  nav_favorites: 'المفضلة',
  nav_deals: 'العروض',
  language_switch: 'English',
  skip_to_content: 'انتقل إلى المحتوى',
  footer_demo: 'عرض تجريبي: الإعلانات الموسومة بالتجريبية مُختلَقة، ولا أحد يبيع هذه السيارات.',
  home_title: 'ابحث عن سيارتك القادمة',
  home_lead: 'ابحث في إعلانات السيارات من أنحاء المملكة، بالعربية أو الإنجليزية.',
  not_found_title: 'هذه الصفحة غير موجودة',
  not_found_text: 'ربما كُتب العنوان خطأً أو نُقلت الصفحة.',
  to_home: 'إلى الصفحة الرئيسية',
  to_explore: 'تصفح السيارات',
  coming_title: 'هذه الصفحة لم تُفتح بعد',
  coming_text: 'ما زلنا نبنيها. وحتى ذلك الحين تصفح السيارات المعروضة للبيع.',
} satisfies ArabicTexts
