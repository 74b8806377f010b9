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
  archive_title: 'أي وقت',
  archive_lead: 'يصل كل تغيير إلى الأرشيف خلال دقيقة تقريبًا، ويمكن أن يعود الموقع كما كان في أي ثانية.',
  archive_off:
    'لا تُستعاد هنا إلا النسخ الكاملة. مع BACKUP_CONTINUOUS=on يمكن أن يعود الموقع أيضًا كما كان في أي ثانية من الأيام السبعة الأخيرة.',
  archive_span: 'يمكن الرجوع إلى أي وقت من {{from}} إلى {{to}}.',
  archive_site: 'أي وقت للموقع \u2066{{site}}\u2069',
  archive_needs_passphrase: 'مشفّر. شغّل الخادم بقيمة BACKUP_PASSPHRASE الخاصة به لاستعادته.',
  archive_time: 'الوقت بتوقيت الرياض، بالثانية',
  archive_time_missing: 'أدخل تاريخًا ووقتًا كاملين.',
  archive_restore_time: 'استعادة إلى هذا الوقت',
  archive_restore_latest: 'استعادة إلى آخر ما حُفظ',
  archive_reached: 'وآخر تغيير فيه في {{time}}.',
  archive_tested: 'آخر تجربة: كما في {{time}} بلا فروق. السجلات التي قورنت: {{rows}}. مدتها بالثواني: {{seconds}}.',
  archive_tested_badly: 'لم تنجح آخر تجربة، في {{time}}:',
  archive_step_looking: 'نفحص الآن ما على الخادم.',
  archive_step_base: 'نقرأ الآن النسخة الأساسية.',
  archive_step_log: 'نجلب الآن سجل التغييرات الذي يليها.',
  archive_step_applying: 'نطبّق الآن سجل التغييرات ونقرأ كل البيانات.',
  archive_step_files: 'نعيد الآن الصور والوثائق.',
  archive_refused_too_early: 'يبدأ الأرشيف بعد ذلك: اختر وقتًا بعد {{time}}. لم يتغير شيء.',
  archive_refused_too_late: 'يصل الأرشيف إلى {{time}}: اختر هذا الوقت أو ما قبله. لم يتغير شيء.',
  archive_refused_gap: 'في الأرشيف جزء مفقود، وهو كامل حتى {{time}}: اختر هذا الوقت أو ما قبله. لم يتغير شيء.',
  archive_refused_gap_all:
    'في الأرشيف جزء مفقود بعد النسخة الأساسية مباشرة: اختر يومًا آخر أو نسخة احتياطية. لم يتغير شيء.',
  archive_refused_damaged: 'في الأرشيف جزء تالف، وهو سليم حتى {{time}}: اختر هذا الوقت أو ما قبله. لم يتغير شيء.',
  archive_refused_damaged_all:
    'الجزء الذي يحتاجه هذا الوقت من الأرشيف تالف: اختر يومًا آخر أو نسخة احتياطية. لم يتغير شيء.',
  archive_refused_passphrase:
    'لا تفتح BACKUP_PASSPHRASE في هذا الخادم الأرشيف. شغّل الخادم بكلمة السر التي أُنشئ بها الأرشيف. لم يتغير شيء.',
  backups_working: 'تجري استعادة الموقع، وهذه الصفحة تنتظره…',
} satisfies ArabicOf<typeof en>
