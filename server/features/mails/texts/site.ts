import { mailsInBoth } from './mails-in-both.ts'

export const SITE_MAILS = mailsInBoth({
  en: {
    test_mail: {
      subject: '{{app_name}} can send mail',
      lead: 'Hello {{name}}. You asked for this mail to see that the site can send them. It can.',
      note: 'There’s nothing to do.',
    },
    disk_nearly_full: {
      subject: 'The disk is nearly full',
      lead: 'Hello {{name}}. Only {{free}} MB are left on the site’s disk. Once it’s full, no one can upload photos, and then no one can post ads.',
      note: 'Free up space or enlarge the disk soon. You’ll get this email once a day while space is low.',
    },
    client_faults: {
      subject: 'New errors in browsers: {{count}}',
      lead: 'Hello {{name}}. Pages have failed in visitors’ browsers in a new way, or in one that was marked as resolved:',
      button: 'Open the errors',
      note: 'Each has its source line, versions and browsers on the site.',
    },
    support_request: {
      subject: 'New message from {{from}}',
      lead: '{{from}} ({{email}}) wrote to the site:',
      button: 'Open messages',
      note: 'Answer {{email}} from your own mail program, then mark the message as answered.',
    },
  },
  ar: {
    test_mail: {
      subject: '{{app_name}} يرسل البريد',
      lead: 'أهلًا {{name}}. طلبت هذه الرسالة لتتأكد من أن الموقع يرسل البريد، وقد وصلت.',
      note: 'ليس عليك شيء.',
    },
    disk_nearly_full: {
      subject: 'القرص يكاد يمتلئ',
      lead: 'أهلًا {{name}}. لم يبقَ في قرص الموقع إلا {{free}} ميجابايت. وإذا امتلأ فلن يستطيع أحد رفع الصور، ثم ستتوقف الإعلانات أيضًا.',
      note: 'وفّر مساحة أو كبّر القرص قريبًا. ستصلك هذه الرسالة مرة في اليوم ما دامت المساحة قليلة.',
    },
    client_faults: {
      subject: 'أعطال جديدة في المتصفحات: {{count}}',
      lead: 'أهلًا {{name}}. تعطّلت صفحات في متصفحات الزوار على نحو جديد، أو عاد عطل كان محلولًا:',
      button: 'فتح الأعطال',
      note: 'تجد في الموقع لكل عطل سطره في المصدر ونسخه ومتصفحاته.',
    },
    support_request: {
      subject: 'رسالة جديدة من {{from}}',
      lead: 'كتب {{from}} ({{email}}) إلى الموقع:',
      button: 'فتح الرسائل',
      note: 'رُد على {{email}} من برنامج بريدك، ثم علّم الرسالة بأنه تم الرد عليها.',
    },
  },
})
