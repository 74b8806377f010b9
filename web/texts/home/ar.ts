import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  home_on_offer_zero: 'لا سيارات معروضة الآن.',
  home_on_offer_one: 'سيارة واحدة معروضة الآن.',
  home_on_offer_two: 'سيارتان معروضتان الآن.',
  home_on_offer_few: '{{count}} سيارات معروضة الآن.',
  home_on_offer_many: '{{count}} سيارة معروضة الآن.',
  home_on_offer_other: '{{count}} سيارة معروضة الآن.',
  home_makes: 'تصفّح حسب الشركة',
  home_latest: 'أحدث الإعلانات',
  home_examples: 'جرّب مثلًا:',
  home_example_1: 'كامري 2022 الرياض',
  home_example_2: 'جيب أقل من 80 ألف',
  home_example_3: 'هايلكس أبيض',
  home_body_types: 'أي نوع تريد؟',
  home_budget: 'حسب ميزانيتك',
  home_budget_up_to: 'حتى {{price}}',
  home_budget_above: 'أكثر من {{price}}',
  home_featured: 'إعلانات مميّزة',
  home_deals: 'عروض وخصومات',
  home_posts: 'من المدونة',
  home_see_all: 'شاهد الكل',
  home_sell_title: 'عندك سيارة للبيع؟',
  home_sell_text: 'صوّرها، اكتب سعرها، وانشر إعلانك مجانًا في دقائق.',
  home_sell_button: 'أضف إعلانك',
} satisfies ArabicOf<typeof en>
