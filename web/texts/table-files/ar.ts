import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  field_csv_unreadable:
    'ليس هذا جدولًا نستطيع قراءته، أو فيه علامة اقتباس لم تُغلق. احفظه من برنامج الجداول بصيغة Excel (xlsx) أو CSV.',
  field_csv_too_large: 'هذا الملف أكبر مما نقرأ: 5 ميجابايت و20,000 صف. احذف منه الصور والأوراق الزائدة أو قسّمه.',
  field_csv_empty: 'هذا الملف فارغ.',
  field_csv_locked: 'هذا الملف محمي بكلمة مرور. احفظه دونها ثم اختره من جديد.',
  field_csv_old_excel: 'هذا ملف إكسل قديم لا نستطيع قراءته. افتحه في إكسل واحفظه بصيغة xlsx.',
  field_csv_numbers: 'هذا ملف Numbers من أبل. صدّره من Numbers بصيغة Excel أو CSV.',
  field_csv_zip: 'هذا ملف مضغوط. فُكّ ضغطه واختر الملف الذي بداخله.',
  field_csv_web_page: 'هذه صفحة ويب أو XML وإن كان اسمها ملف إكسل. افتحها في إكسل واحفظها بصيغة xlsx.',
  field_csv_damaged: 'ضاعت حروف عناوين الأعمدة عند حفظ الملف. احفظه من جديد بصيغة Excel (xlsx) أو «CSV UTF-8».',
  field_csv_no_texts: 'ليست في هذا الملف الأعمدة key وar وen، فلم يتغيّر شيء.',
  field_csv_too_many_rows: 'في الملف أكثر من 300 صف. قسّمه.',
  field_text_damaged: 'ضاعت حروفه عند حفظ الملف. صحّحه، ثم احفظ الملف بصيغة Excel (xlsx) أو «CSV UTF-8».',
} satisfies ArabicOf<typeof en>
