import { mailsInBoth } from './mails-in-both.ts'

export const PENALTIES_MAILS = mailsInBoth({
  en: {
    account_suspended: {
      subject: 'Your {{app_name}} account is suspended',
      lead: 'Hello {{name}}. Your account is suspended. You can’t sign in, and your ads are hidden. The reason: {{reason}}',
      button: 'Appeal',
      note: 'Nothing has been deleted. If the suspension is lifted, your ads will be back as they were, and we’ll let you know.',
    },
    account_suspended_until: {
      subject: 'Your {{app_name}} account is suspended for a time',
      lead: 'Hello {{name}}. Your account is suspended until {{until}} (Riyadh time). Until then you can’t sign in, and your ads are hidden. The reason: {{reason}}',
      button: 'Appeal',
      note: 'Nothing has been deleted. The suspension ends by itself; your ads will be back as they were, and we’ll let you know.',
    },
    penalty_given: {
      subject: 'About the rules of {{app_name}}',
      lead: 'Hello {{name}}. Your account broke a rule ({{rule}}). The consequence: {{measure}}. The reason: {{reason}}',
      button: 'See details or appeal',
      note: 'If you think it’s a mistake, appeal: someone else will look at it and answer you.',
    },
    penalty_withdrawn: {
      subject: 'A penalty on your {{app_name}} account is withdrawn',
      lead: 'Hello {{name}}. We’ve withdrawn a penalty on your account ({{rule}}): {{measure}}. It doesn’t count any more.',
      button: 'See my penalties',
      note: 'Sorry for the trouble.',
    },
    appeal_decided: {
      subject: 'Your appeal on {{app_name}}: {{decision}}',
      lead: 'Hello {{name}}. We’ve looked at your appeal against the decision of {{date}} ({{rule}}): {{decision}}. {{answer}}',
      button: 'See details',
      note: 'This decision is final. You can still write to us by the contact page.',
    },
    account_reinstated: {
      subject: 'Your {{app_name}} account is active again',
      lead: 'Hello {{name}}. Your account is no longer suspended. You can sign in again, and your ads that haven’t expired are back.',
      button: 'Sign in',
      note: 'Thank you for your patience.',
    },
  },
  ar: {
    account_suspended: {
      subject: 'أُوقف حسابك في {{app_name}}',
      lead: 'أهلًا {{name}}. أُوقف حسابك، فلا يمكنك تسجيل الدخول وإعلاناتك مخفية الآن. السبب: {{reason}}',
      button: 'الاعتراض',
      note: 'لم يُحذف شيء: إن انتهى الإيقاف عادت إعلاناتك كما كانت وأخبرناك.',
    },
    account_suspended_until: {
      subject: 'أُوقف حسابك في {{app_name}} مؤقتًا',
      lead: 'أهلًا {{name}}. أُوقف حسابك حتى {{until}} (بتوقيت الرياض)، فلا يمكنك تسجيل الدخول حتى ذلك الحين وإعلاناتك مخفية. السبب: {{reason}}',
      button: 'الاعتراض',
      note: 'لم يُحذف شيء، وينتهي الإيقاف من نفسه: تعود إعلاناتك كما كانت ونخبرك حينها.',
    },
    penalty_given: {
      subject: 'بخصوص قواعد {{app_name}}',
      lead: 'أهلًا {{name}}. خالف حسابك القواعد ({{rule}})، والنتيجة: {{measure}}. السبب: {{reason}}',
      button: 'التفاصيل والاعتراض',
      note: 'إن رأيت أن في الأمر خطأ فاعترض، وسينظر فيه شخص آخر ويرد عليك.',
    },
    penalty_withdrawn: {
      subject: 'أُلغيت عقوبة على حسابك في {{app_name}}',
      lead: 'أهلًا {{name}}. ألغينا عقوبة على حسابك ({{rule}}): {{measure}}. ولم تعد محسوبة عليك.',
      button: 'عقوباتي',
      note: 'نعتذر عن الإزعاج.',
    },
    appeal_decided: {
      subject: 'اعتراضك في {{app_name}}: {{decision}}',
      lead: 'أهلًا {{name}}. نظرنا في اعتراضك على قرار {{date}} ({{rule}}): {{decision}}. {{answer}}',
      button: 'عرض التفاصيل',
      note: 'هذا القرار نهائي، ويمكنك دائمًا مراسلتنا من صفحة التواصل.',
    },
    account_reinstated: {
      subject: 'عاد حسابك في {{app_name}} إلى العمل',
      lead: 'أهلًا {{name}}. انتهى إيقاف حسابك، ويمكنك تسجيل الدخول، وعادت إعلاناتك التي لم تنتهِ مدتها.',
      button: 'تسجيل الدخول',
      note: 'شكرًا لصبرك.',
    },
  },
})
