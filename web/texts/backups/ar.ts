import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  backups_title: 'النسخ الاحتياطية',
  backups_lead: 'تُؤخذ نسخة كل ليلة، وتُحفظ في {{place}}.',
  backups_off: 'لا يأخذ هذا الموقع نسخًا احتياطية بنفسه (قيمة BACKUP_TARGET هي none).',
  backups_none: 'لا توجد نسخة بعد. تُؤخذ الأولى الليلة، أو الآن بالأمر npm run backup.',
  backups_size: '{{value}} ميغابايت',
  backups_encrypted: 'مشفّرة',
  backups_tested: 'جُرّبت: استُعيدت خلال {{seconds}} ثانية بلا فروق',
  backups_tested_badly: 'جُرّبت: لا تطابق الموقع',
  backups_restore: 'استعادة',
  backups_restore_of: 'استعادة نسخة {{time}}',
  backups_restored:
    'استُعيد الموقع في {{time}} خلال {{seconds}} ثانية. ويبقى الموقع السابق محفوظًا على الخادم حتى يُحذف بالأمر npm run restore -- --forget.',
  backups_not_restored: 'لم تغيّر الاستعادة التي جرت في {{time}} شيئًا:',
  backups_ask_title: 'الرجوع إلى {{time}}؟',
  backups_ask_text: 'يعود الموقع كله لجميع الناس كما كان في ذلك الوقت، ويزول منه ما كُتب بعده، وأقله هذا:',
  backups_ask_ads: 'الإعلانات: {{value}}',
  backups_ask_users: 'الحسابات: {{value}}',
  backups_ask_messages: 'الرسائل: {{value}}',
  backups_ask_counting: 'نحسب ما سيُفقد…',
  backups_ask_after:
    'يغيب الموقع أثناء ذلك ثوانيَ أو دقائق، وقد تحتاج إلى تسجيل الدخول من جديد. ويبقى الموقع بحاله الآن محفوظًا على الخادم باسم آخر لا يصل إليه إلا مضيفه.',
  backups_ask_confirm: 'استعادة، مع فقد ما جاء بعدها',
  backups_ask_keep: 'إبقاء الموقع كما هو',
  backups_working: 'تجري استعادة الموقع، وهذه الصفحة تنتظره…',
} satisfies ArabicOf<typeof en>
