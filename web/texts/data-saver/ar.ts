import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  data_saver_when: 'تحميل صور أصغر',
  data_saver_auto: 'تلقائيًا',
  data_saver_auto_usual: 'حين يطلب متصفحك توفير البيانات، أو يكون اتصالك بطيئًا.',
  data_saver_auto_asked: 'متصفحك يطلب توفير البيانات، فالصور الآن أصغر.',
  data_saver_auto_slow: 'كان اتصالك بطيئًا، فالصور أصغر لمدة ساعة.',
  data_saver_on: 'دائمًا',
  data_saver_on_hint: 'على هذا الجهاز، مهما كانت سرعة الاتصال.',
  data_saver_off: 'أبدًا',
  data_saver_off_hint: 'بالحجم الكامل، حتى لو طلب متصفحك توفير البيانات.',
  data_saver_note: 'يسري هذا على الصور من الآن، أما ما تراه الآن فلا يتغير.',
  data_saver_page: 'صور هذه الصفحة',
  data_saver_measuring: 'نقيس حجم الصور…',
  data_saver_nothing: 'تعذّر قياس أي صورة في هذه الصفحة.',
  data_saver_shown_zero: 'لم تُحمَّل أي صورة',
  data_saver_shown_one: 'صورة واحدة حمّلتها',
  data_saver_shown_two: 'صورتان حمّلتهما',
  data_saver_shown_few: '{{count}} صور حمّلتها',
  data_saver_shown_many: '{{count}} صورة حمّلتها',
  data_saver_shown_other: '{{count}} صورة حمّلتها',
  data_saver_full: 'بالحجم الكامل على هذه الشاشة',
  data_saver_small: 'مع توفير البيانات',
  data_saver_saved: 'ما وفّرته',
  data_saver_kb: '{{value}} كيلوبايت',
  data_saver_mb: '{{value}} ميغابايت',
} satisfies ArabicOf<typeof en>
