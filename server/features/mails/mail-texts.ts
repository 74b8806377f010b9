import type { Lang } from '#domain/language.ts'

/** Texts of an email with one button. `{{name}}` and other placeholders are filled in. */
export interface MailTexts {
  subject: string
  lead: string
  /** Absent if there is nothing to do. */
  button?: string
  /** Small print. */
  note: string
}

const en = {
  confirm_email: {
    subject: 'Confirm your email for Sayyad',
    lead: 'Welcome, {{name}}. Confirm your email to activate your account.',
    button: 'Confirm my email',
    note: 'The link works for 24 hours. If you didn’t create an account on Sayyad, you can ignore this email.',
  },
  existing_account: {
    subject: 'You already have a Sayyad account',
    lead: 'Hello {{name}}. Someone, probably you, tried to create an account with this address, but it already has one.',
    button: 'Sign in or set a new password',
    note: 'If it wasn’t you, you don’t need to do anything. Your account is unchanged.',
  },
  reset_password: {
    subject: 'Set a new password for Sayyad',
    lead: 'Hello {{name}}. Use this button to choose a new password. You’ll be signed out on all your devices.',
    button: 'Choose a new password',
    note: 'The link works once, within an hour. If you didn’t ask for it, ignore this email and your password stays as it is.',
  },
  password_changed: {
    subject: 'Your Sayyad password was changed',
    lead: 'Hello {{name}}. The password of your account has just been changed, and your other devices have been signed out.',
    button: 'This wasn’t me',
    note: 'If it was you, you don’t need to do anything.',
  },
  new_sign_in: {
    subject: 'New sign-in to your Sayyad account',
    lead: 'Hello {{name}}. Someone signed in to your account from {{device}} on {{time}} (Riyadh time).',
    button: 'Review my devices',
    note: 'If it wasn’t you, end that session and change your password right away.',
  },
  access_token_created: {
    subject: 'New access token for your Sayyad account',
    lead: 'Hello {{name}}. An access token was created for your account: “{{token}}”. Programs that have it act in your name, within its permissions.',
    button: 'Review my tokens',
    note: 'If it wasn’t you, revoke it and change your password right away.',
  },
  change_email_old: {
    subject: 'Confirm the change of your Sayyad email',
    lead: 'Hello {{name}}. Someone asked to change your account’s email to {{new_email}}. The change takes effect once both addresses have confirmed it.',
    button: 'Confirm the change',
    note: 'The link works for 24 hours. If you didn’t ask for this, don’t confirm it, and change your password.',
  },
  change_email_new: {
    subject: 'Confirm your new email for Sayyad',
    lead: 'Hello {{name}}. You asked to use this address for your account. The change takes effect once your old address has confirmed it too.',
    button: 'Confirm this address',
    note: 'The link works for 24 hours. If you didn’t ask for this, ignore this email.',
  },
  email_changed: {
    subject: 'Your Sayyad email was changed',
    lead: 'Hello {{name}}. Your account now uses {{new_email}}. Sign in with it from now on.',
    note: 'This is the last email we’ll send to this address.',
  },
  recovery_old: {
    subject: 'Your Sayyad account is to move to another email',
    lead: 'Hello {{name}}. Someone told us that this mailbox is lost, and asked to move your account to {{new_email}}. That can happen in {{hours}} hours at the earliest, unless you stop it.',
    button: 'Stop the change',
    note: 'If you asked for this, you don’t need to do anything. If not, stop it and change your password.',
  },
  recovery_new: {
    subject: 'Confirm your new email for Sayyad',
    lead: 'Hello {{name}}. You asked to move your account to this address. Confirm that it’s yours. The change takes effect {{hours}} hours after this email was sent, unless your old address stops it.',
    button: 'Confirm this address',
    note: 'The link works for {{days}} days. If you didn’t ask for this, ignore this email.',
  },
  recovery_done: {
    subject: 'Your Sayyad account now uses this email',
    lead: 'Hello {{name}}. Sign in with {{new_email}} from now on. You’ve been signed out on all your devices, and your access tokens no longer work.',
    button: 'Sign in',
    note: 'Your password is unchanged. If you’ve forgotten it, you can set a new one on the sign-in page.',
  },
  recovery_stopped: {
    subject: 'A change of email was stopped',
    lead: 'Hello {{name}}. You began to move an account from {{email}} to {{new_email}}. The old address has just stopped it, so someone reads its mail.',
    note: 'Don’t begin again before you know for certain whose account it is.',
  },
  test_mail: {
    subject: 'Sayyad can send mail',
    lead: 'Hello {{name}}. You asked for this mail to see that the site can send them. It can.',
    note: 'There’s nothing to do.',
  },
  disk_nearly_full: {
    subject: 'The disk is nearly full',
    lead: 'Hello {{name}}. Only {{free}} MB are left on the site’s disk. Once it’s full, no one can upload photos, and then no one can post ads.',
    note: 'Free up space or enlarge the disk soon. You’ll get this email once a day while space is low.',
  },
  account_deletion: {
    subject: 'Your Sayyad account will be deleted on {{date}}',
    lead: 'Hello {{name}}. As you asked, your account and your ads will be deleted on {{date}}. Until then you can change your mind.',
    button: 'Keep my account',
    note: 'If it wasn’t you, sign in, keep the account and change your password.',
  },
  account_deleted: {
    subject: 'Your Sayyad account has been deleted',
    lead: 'Hello {{name}}. As you asked, we’ve deleted your account, your ads and your photos. All the best.',
    note: 'Messages you sent stay with the people who received them, without your name.',
  },
  verification_accepted: {
    subject: 'Your identity is verified on Sayyad',
    lead: 'Hello {{name}}. We’ve checked your document. Your profile and your ads now show the verified badge.',
    button: 'See my profile',
    note: 'The photos of your document have been deleted.',
  },
  verification_rejected: {
    subject: 'We couldn’t verify your identity on Sayyad',
    lead: 'Hello {{name}}. We couldn’t verify your identity, for this reason: {{reason}}',
    button: 'Try again',
    note: 'The photos of your document have been deleted.',
  },
  account_suspended: {
    subject: 'Your Sayyad account is suspended',
    lead: 'Hello {{name}}. Your account is suspended. You can’t sign in, and your ads are hidden. The reason: {{reason}}',
    button: 'Appeal',
    note: 'Nothing has been deleted. If the suspension is lifted, your ads will be back as they were, and we’ll let you know.',
  },
  account_suspended_until: {
    subject: 'Your Sayyad account is suspended for a time',
    lead: 'Hello {{name}}. Your account is suspended until {{until}} (Riyadh time). Until then you can’t sign in, and your ads are hidden. The reason: {{reason}}',
    button: 'Appeal',
    note: 'Nothing has been deleted. The suspension ends by itself; your ads will be back as they were, and we’ll let you know.',
  },
  penalty_given: {
    subject: 'About the rules of Sayyad',
    lead: 'Hello {{name}}. Your account broke a rule ({{rule}}). The consequence: {{measure}}. The reason: {{reason}}',
    button: 'See details or appeal',
    note: 'If you think it’s a mistake, appeal: someone else will look at it and answer you.',
  },
  penalty_withdrawn: {
    subject: 'A penalty on your Sayyad account is withdrawn',
    lead: 'Hello {{name}}. We’ve withdrawn a penalty on your account ({{rule}}): {{measure}}. It doesn’t count any more.',
    button: 'See my penalties',
    note: 'Sorry for the trouble.',
  },
  appeal_decided: {
    subject: 'Your appeal on Sayyad: {{decision}}',
    lead: 'Hello {{name}}. We’ve looked at your appeal against the decision of {{date}} ({{rule}}): {{decision}}. {{answer}}',
    button: 'See details',
    note: 'This decision is final. You can still write to us by the contact page.',
  },
  account_reinstated: {
    subject: 'Your Sayyad account is active again',
    lead: 'Hello {{name}}. Your account is no longer suspended. You can sign in again, and your ads that haven’t expired are back.',
    button: 'Sign in',
    note: 'Thank you for your patience.',
  },
  ad_received: {
    subject: 'We’ve received your ad: {{car}}',
    lead: 'Hello {{name}}. We’ve received your ad “{{car}}”. It will be reviewed and published within 24 hours, and we’ll let you know by email.',
    button: 'See the ad',
    note: 'Until then, only you can see it, and you can still edit it.',
  },
  ad_approved: {
    subject: 'Your ad is live: {{car}}',
    lead: 'Hello {{name}}. We’ve reviewed your ad “{{car}}”, and everyone can see it now.',
    button: 'See the ad',
    note: 'Reply quickly: buyers often contact several sellers.',
  },
  ad_rejected: {
    subject: 'Your ad needs a change: {{car}}',
    lead: 'Hello {{name}}. We couldn’t publish “{{car}}” as it is. {{reason}}',
    button: 'Edit the ad',
    note: 'Once you’ve edited it, we’ll review it again.',
  },
  ad_changes_approved: {
    subject: 'Your changes are live: {{car}}',
    lead: 'Hello {{name}}. We’ve reviewed the changes to your ad “{{car}}”, and everyone can see them now.',
    button: 'See the ad',
    note: 'Your ad stayed visible the whole time.',
  },
  ad_changes_rejected: {
    subject: 'Your changes couldn’t be published: {{car}}',
    lead: 'Hello {{name}}. Your ad “{{car}}” stays as it was. {{reason}}',
    button: 'Edit the ad',
    note: 'Your ad is still visible.',
  },
  ad_state_set: {
    subject: 'We changed your ad: {{car}}',
    lead: 'Hello {{name}}. We reviewed your ad “{{car}}”. {{state}} The reason: {{reason}}',
    button: 'See the ad',
    note: 'Nothing in it was lost.',
  },
  ad_amended: {
    subject: 'We corrected your ad: {{car}}',
    lead: 'Hello {{name}}. We reviewed your ad “{{car}}” and corrected: {{changes}}. {{note}}',
    button: 'See the ad',
    note: 'If anything is wrong now, edit it there or write to us.',
  },
  ad_removed: {
    subject: 'Your ad was deleted: {{car}}',
    lead: 'Hello {{name}}. We deleted your ad “{{car}}”. The reason: {{reason}}',
    button: 'My ads',
    note: 'If you think this is a mistake, write to us within 30 days. Until then, we can restore it.',
  },
  ad_restored: {
    subject: 'Your ad is back: {{car}}',
    lead: 'Hello {{name}}. We’ve restored your ad “{{car}}” as it was when it was deleted.',
    button: 'My ads',
    note: 'Nothing in it was lost.',
  },
  ad_expires_soon: {
    subject: 'Your ad expires soon: {{car}}',
    lead: 'Hello {{name}}. Your ad “{{car}}” expires on {{date}}. Renew it with one tap, or mark it as sold.',
    button: 'Renew the ad',
    note: 'You won’t lose any days: the new period starts when the old one ends.',
  },
  ad_expired: {
    subject: 'Your ad has expired: {{car}}',
    lead: 'Hello {{name}}. Your ad “{{car}}” has expired, and buyers no longer see it.',
    button: 'Renew the ad',
    note: 'It stays in your ads with everything in it.',
  },
  ad_still_available: {
    subject: 'Still for sale? {{car}}',
    lead: 'Hello {{name}}. Is your “{{car}}” still for sale? One tap shows buyers that the ad is up to date.',
    button: 'Yes, still for sale',
    note: 'If you don’t answer within three days, we’ll pause the ad. Nothing in it will be lost.',
  },
  ad_paused: {
    subject: 'Your ad is paused: {{car}}',
    lead: 'Hello {{name}}. We asked whether “{{car}}” is still for sale and didn’t hear from you, so we’ve paused the ad.',
    button: 'Show it again',
    note: 'It stays in your ads with everything in it.',
  },
  ad_promotion_invoice: {
    subject: 'Invoice {{invoice_number}}: {{car}}',
    lead: 'Hello {{name}}. “{{car}}” will be featured for {{days}} once we receive {{price}}. Put the invoice number {{invoice_number}} in the transfer’s notes.',
    button: 'How to pay',
    note: 'The invoice is open until {{date}}. If you change your mind, withdraw it there; you owe nothing.',
  },
  ad_promotion_asked: {
    subject: 'We’re reviewing your request: {{car}}',
    lead: 'Hello {{name}}. You want “{{car}}” featured for {{days}}, free of charge. We’ll tell you as soon as it is.',
    button: 'See the request',
    note: 'There is nothing to pay.',
  },
  ad_promotion_confirmed: {
    subject: 'Your ad is featured: {{car}}',
    lead: 'Hello {{name}}. “{{car}}” is featured until {{date}}: it appears on the home page and carries a badge wherever it’s shown.',
    button: 'See the invoice',
    note: 'Invoice {{invoice_number}} is paid. Thank you.',
  },
  ad_promotion_declined: {
    subject: 'Your ad is not featured: {{car}}',
    lead: 'Hello {{name}}. We couldn’t feature “{{car}}” (request {{invoice_number}}). The reason: {{reason}}',
    button: 'See the request',
    note: 'Your ad stays visible as it is.',
  },
  ad_promotion_ended: {
    subject: 'No longer featured: {{car}}',
    lead: 'Hello {{name}}. “{{car}}” is no longer featured. It still appears in search.',
    button: 'Feature it again',
    note: 'See its daily views under My ads.',
  },
  ad_cheaper: {
    subject: 'Price dropped: {{car}}',
    lead: 'Hello {{name}}. “{{car}}”, which you saved, now costs {{price}} instead of {{old_price}}.',
    button: 'See the car',
    note: 'You’re getting this email because the car is in your favorites.',
  },
  appointment_reminder: {
    subject: 'Viewing {{time}}: {{car}}',
    lead: 'Hello {{name}}. You have agreed to meet about “{{car}}”: {{time}} (Riyadh time), {{place}}.',
    button: 'Open the conversation',
    note: 'If you can’t come, call it off in the conversation, so that nobody waits. Pay nothing before you have seen the car.',
  },
  appointment_cancelled: {
    subject: 'The viewing is called off: {{car}}',
    lead: 'Hello {{name}}. The ad “{{car}}” is sold or removed, so the viewing is called off.',
    button: 'Open the conversation',
    note: 'If you still want to meet, write to each other in the conversation.',
  },
  review_received: {
    subject: 'New review from a buyer: {{car}}',
    lead: 'Hello {{name}}. A buyer who wrote with you about “{{car}}” has rated you: {{stars}} out of 5.',
    button: 'Read and answer',
    note: 'The review is on your public page, with your answer if you write one.',
  },
  review_answered: {
    subject: 'The seller has answered your review: {{car}}',
    lead: 'Hello {{name}}. The seller of “{{car}}” has answered your review.',
    button: 'Read the answer',
    note: 'You can change your review for 30 days, and take it back at any time.',
  },
  review_removed: {
    subject: 'We removed your review: {{car}}',
    lead: 'Hello {{name}}. We removed your review of the seller of “{{car}}”. The reason: {{reason}}',
    button: 'See my reviews',
    note: 'If you think this is a mistake, write to us from the contact page.',
  },
  review_answer_removed: {
    subject: 'We removed your answer to a review: {{car}}',
    lead: 'Hello {{name}}. We removed your answer to the review about “{{car}}”. The reason: {{reason}}',
    button: 'See my reviews',
    note: 'You can write another answer.',
  },
  support_request: {
    subject: 'New message from {{from}}',
    lead: '{{from}} ({{email}}) wrote to the site:',
    button: 'Open messages',
    note: 'Answer {{email}} from your own mail program, then mark the message as answered.',
  },
  relayed_email: {
    subject: 'Message from {{from}} about {{car}}',
    lead: 'Hello {{name}}. {{from}} has written to you about “{{car}}”, and you haven’t read it yet:',
    button: 'Reply',
    note: 'Reply with this button, not from your email app, so that neither of you sees the other’s address. We won’t email you about this conversation again until you open it. The link works until 90 days after the last message. Never send money for a car you haven’t seen.',
  },
  saved_search: {
    subject: 'New cars for “{{search}}”',
    lead: 'Hello {{name}}. New cars match your search “{{search}}”:',
    button: 'See all',
    note: 'You asked for this email when you saved the search.',
  },
} satisfies Record<string, MailTexts>

export type MailTemplate = keyof typeof en

const ar: Record<MailTemplate, MailTexts> = {
  confirm_email: {
    subject: 'أكّد بريدك في صيّاد',
    lead: 'أهلًا {{name}}. أكّد هذا البريد لتفعيل حسابك.',
    button: 'تأكيد البريد',
    note: 'يعمل الرابط لمدة 24 ساعة. إن لم تنشئ حسابًا في صيّاد فتجاهل هذه الرسالة.',
  },
  existing_account: {
    subject: 'لديك حساب في صيّاد',
    lead: 'أهلًا {{name}}. حاول أحدهم، وربما أنت، إنشاء حساب بهذا البريد، ولديك حساب به بالفعل.',
    button: 'تسجيل الدخول أو تعيين كلمة مرور جديدة',
    note: 'إن لم تكن أنت فلا حاجة لأي إجراء: حسابك كما هو.',
  },
  reset_password: {
    subject: 'تعيين كلمة مرور جديدة في صيّاد',
    lead: 'أهلًا {{name}}. اختر كلمة مرور جديدة بهذا الزر، وسيُسجَّل خروجك من جميع أجهزتك.',
    button: 'اختيار كلمة مرور جديدة',
    note: 'يعمل الرابط مرة واحدة خلال ساعة. إن لم تطلبه فتجاهل هذه الرسالة وتبقى كلمة مرورك كما هي.',
  },
  password_changed: {
    subject: 'تغيّرت كلمة مرورك في صيّاد',
    lead: 'أهلًا {{name}}. تغيّرت كلمة مرور حسابك الآن، وسُجّل خروجك من أجهزتك الأخرى.',
    button: 'لست أنا من غيّرها',
    note: 'إن كنت أنت من غيّرها فلا حاجة لأي إجراء.',
  },
  new_sign_in: {
    subject: 'تسجيل دخول جديد إلى حسابك في صيّاد',
    lead: 'أهلًا {{name}}. سُجّل الدخول إلى حسابك من {{device}} في {{time}} بتوقيت الرياض.',
    button: 'عرض أجهزتي',
    note: 'إن لم تكن أنت فأنهِ تلك الجلسة وغيّر كلمة مرورك فورًا.',
  },
  access_token_created: {
    subject: 'رمز وصول جديد لحسابك في صيّاد',
    lead: 'أهلًا {{name}}. أُنشئ لحسابك رمز وصول باسم «{{token}}»، وأي برنامج يملكه يتصرف باسمك في حدود صلاحياته.',
    button: 'عرض رموزي',
    note: 'إن لم تكن أنت فأبطِله وغيّر كلمة مرورك فورًا.',
  },
  change_email_old: {
    subject: 'أكّد تغيير بريدك في صيّاد',
    lead: 'أهلًا {{name}}. طُلب أن يستخدم حسابك البريد {{new_email}}، ويسري ذلك عندما يؤكّده البريدان كلاهما.',
    button: 'تأكيد التغيير',
    note: 'يعمل الرابط لمدة 24 ساعة. إن لم تطلب ذلك فلا تؤكّده، وغيّر كلمة مرورك.',
  },
  change_email_new: {
    subject: 'أكّد بريدك الجديد في صيّاد',
    lead: 'أهلًا {{name}}. تريد استخدام هذا البريد لحسابك، ويسري ذلك عندما يؤكّده بريدك القديم أيضًا.',
    button: 'تأكيد هذا البريد',
    note: 'يعمل الرابط لمدة 24 ساعة. إن لم تكن تعرف شيئًا عن ذلك فتجاهل هذه الرسالة.',
  },
  email_changed: {
    subject: 'تغيّر بريدك في صيّاد',
    lead: 'أهلًا {{name}}. يستخدم حسابك الآن البريد {{new_email}}، فسجّل الدخول به من الآن فصاعدًا.',
    note: 'هذه آخر رسالة تصل إلى هذا البريد.',
  },
  recovery_old: {
    subject: 'طلب نقل حسابك في صيّاد إلى بريد آخر',
    lead: 'أهلًا {{name}}. كُتب إلينا أن هذا البريد مفقود، وطُلب نقل حسابك إلى {{new_email}}. لن يتم ذلك قبل {{hours}} ساعة، ويمكنك إيقافه.',
    button: 'أوقف التغيير',
    note: 'إن كنت أنت من طلب ذلك فلا يلزمك شيء. وإن لم تطلبه فأوقفه وغيّر كلمة مرورك.',
  },
  recovery_new: {
    subject: 'أكّد بريدك الجديد في صيّاد',
    lead: 'أهلًا {{name}}. طلبت نقل حسابك إلى هذا البريد، فأكّد أنه بريدك. يسري التغيير بعد {{hours}} ساعة من إرسال هذه الرسالة ما لم يوقفه بريدك القديم.',
    button: 'تأكيد هذا البريد',
    note: 'يعمل الرابط لمدة {{days}} أيام. إن لم تطلب ذلك فتجاهل هذه الرسالة.',
  },
  recovery_done: {
    subject: 'حسابك في صيّاد يستخدم الآن هذا البريد',
    lead: 'أهلًا {{name}}. سجّل الدخول بالبريد {{new_email}} من الآن فصاعدًا. سُجّل خروجك من جميع أجهزتك، ولم تعد رموز الوصول تعمل.',
    button: 'تسجيل الدخول',
    note: 'لم تتغيّر كلمة مرورك. إن نسيتها فعيّن كلمة جديدة من صفحة الدخول.',
  },
  recovery_stopped: {
    subject: 'أُوقف تغيير بريد',
    lead: 'أهلًا {{name}}. بدأت نقل حساب من {{email}} إلى {{new_email}}، وقد أوقفه البريد القديم الآن، فهناك من يقرأ رسائله.',
    note: 'لا تبدأ من جديد قبل أن تتيقّن من صاحب الحساب.',
  },
  test_mail: {
    subject: 'صيّاد يرسل البريد',
    lead: 'أهلًا {{name}}. طلبت هذه الرسالة لتتأكد من أن الموقع يرسل البريد، وقد وصلت.',
    note: 'ليس عليك شيء.',
  },
  disk_nearly_full: {
    subject: 'القرص يكاد يمتلئ',
    lead: 'أهلًا {{name}}. لم يبقَ في قرص الموقع إلا {{free}} ميجابايت. وإذا امتلأ فلن يستطيع أحد رفع الصور، ثم ستتوقف الإعلانات أيضًا.',
    note: 'وفّر مساحة أو كبّر القرص قريبًا. ستصلك هذه الرسالة مرة في اليوم ما دامت المساحة قليلة.',
  },
  account_deletion: {
    subject: 'سيُحذف حسابك في صيّاد يوم {{date}}',
    lead: 'أهلًا {{name}}. كما طلبت، سيُحذف حسابك وإعلاناتك يوم {{date}}، ويمكنك التراجع حتى ذلك الحين.',
    button: 'الاحتفاظ بحسابي',
    note: 'إن لم تكن أنت من طلب الحذف فسجّل الدخول واحتفظ بالحساب وغيّر كلمة مرورك.',
  },
  account_deleted: {
    subject: 'حُذف حسابك في صيّاد',
    lead: 'أهلًا {{name}}. حُذف حسابك وإعلاناتك وصورك كما طلبت. في أمان الله.',
    note: 'تبقى الرسائل التي أرسلتها إلى الآخرين عندهم دون اسمك.',
  },
  verification_accepted: {
    subject: 'تم توثيق هويتك في صيّاد',
    lead: 'أهلًا {{name}}. طابقنا وثيقتك مع ملفك، ومن الآن يحمل ملفك وإعلاناتك شارة التوثيق.',
    button: 'عرض ملفي',
    note: 'حُذفت صور وثيقتك.',
  },
  verification_rejected: {
    subject: 'تعذّر توثيق هويتك في صيّاد',
    lead: 'أهلًا {{name}}. تعذّر علينا توثيق هويتك للسبب التالي: {{reason}}',
    button: 'المحاولة مرة أخرى',
    note: 'حُذفت صور وثيقتك.',
  },
  account_suspended: {
    subject: 'أُوقف حسابك في صيّاد',
    lead: 'أهلًا {{name}}. أُوقف حسابك، فلا يمكنك تسجيل الدخول وإعلاناتك مخفية الآن. السبب: {{reason}}',
    button: 'الاعتراض',
    note: 'لم يُحذف شيء: إن انتهى الإيقاف عادت إعلاناتك كما كانت وأخبرناك.',
  },
  account_suspended_until: {
    subject: 'أُوقف حسابك في صيّاد مؤقتًا',
    lead: 'أهلًا {{name}}. أُوقف حسابك حتى {{until}} (بتوقيت الرياض)، فلا يمكنك تسجيل الدخول حتى ذلك الحين وإعلاناتك مخفية. السبب: {{reason}}',
    button: 'الاعتراض',
    note: 'لم يُحذف شيء، وينتهي الإيقاف من نفسه: تعود إعلاناتك كما كانت ونخبرك حينها.',
  },
  penalty_given: {
    subject: 'بخصوص قواعد صيّاد',
    lead: 'أهلًا {{name}}. خالف حسابك القواعد ({{rule}})، والنتيجة: {{measure}}. السبب: {{reason}}',
    button: 'التفاصيل والاعتراض',
    note: 'إن رأيت أن في الأمر خطأ فاعترض، وسينظر فيه شخص آخر ويرد عليك.',
  },
  penalty_withdrawn: {
    subject: 'أُلغيت عقوبة على حسابك في صيّاد',
    lead: 'أهلًا {{name}}. ألغينا عقوبة على حسابك ({{rule}}): {{measure}}. ولم تعد محسوبة عليك.',
    button: 'عقوباتي',
    note: 'نعتذر عن الإزعاج.',
  },
  appeal_decided: {
    subject: 'اعتراضك في صيّاد: {{decision}}',
    lead: 'أهلًا {{name}}. نظرنا في اعتراضك على قرار {{date}} ({{rule}}): {{decision}}. {{answer}}',
    button: 'عرض التفاصيل',
    note: 'هذا القرار نهائي، ويمكنك دائمًا مراسلتنا من صفحة التواصل.',
  },
  account_reinstated: {
    subject: 'عاد حسابك في صيّاد إلى العمل',
    lead: 'أهلًا {{name}}. انتهى إيقاف حسابك، ويمكنك تسجيل الدخول، وعادت إعلاناتك التي لم تنتهِ مدتها.',
    button: 'تسجيل الدخول',
    note: 'شكرًا لصبرك.',
  },
  ad_received: {
    subject: 'وصلنا إعلانك: {{car}}',
    lead: 'أهلًا {{name}}. وصلنا إعلانك «{{car}}». ستتم مراجعته ونشره خلال 24 ساعة، ونخبرك بالبريد.',
    button: 'عرض الإعلان',
    note: 'إلى ذلك الحين لا يراه غيرك، ويمكنك تعديله.',
  },
  ad_approved: {
    subject: 'إعلانك منشور الآن: {{car}}',
    lead: 'أهلًا {{name}}. راجعنا إعلانك «{{car}}»، وهو الآن ظاهر للجميع.',
    button: 'عرض الإعلان',
    note: 'ردّ سريعًا، فالمشترون يراسلون أكثر من بائع.',
  },
  ad_rejected: {
    subject: 'إعلانك يحتاج إلى تعديل: {{car}}',
    lead: 'أهلًا {{name}}. تعذّر نشر «{{car}}» كما هو. {{reason}}',
    button: 'تعديل الإعلان',
    note: 'بعد التعديل نراجعه مرة أخرى.',
  },
  ad_changes_approved: {
    subject: 'نُشرت تعديلاتك: {{car}}',
    lead: 'أهلًا {{name}}. راجعنا تعديلات إعلانك «{{car}}»، وهي الآن ظاهرة للجميع.',
    button: 'عرض الإعلان',
    note: 'بقي إعلانك ظاهرًا أثناء المراجعة.',
  },
  ad_changes_rejected: {
    subject: 'تعذّر نشر تعديلاتك: {{car}}',
    lead: 'أهلًا {{name}}. يبقى إعلانك «{{car}}» كما كان. {{reason}}',
    button: 'تعديل الإعلان',
    note: 'ما زال إعلانك ظاهرًا.',
  },
  ad_state_set: {
    subject: 'غيّرنا حالة إعلانك: {{car}}',
    lead: 'أهلًا {{name}}. راجعنا إعلانك «{{car}}». {{state}} السبب: {{reason}}',
    button: 'عرض الإعلان',
    note: 'كل ما في الإعلان باقٍ كما هو.',
  },
  ad_amended: {
    subject: 'صحّحنا بيانات إعلانك: {{car}}',
    lead: 'أهلًا {{name}}. راجعنا إعلانك «{{car}}» وصحّحنا فيه: {{changes}}. {{note}}',
    button: 'عرض الإعلان',
    note: 'إن وجدت شيئًا غير صحيح فعدّله هناك أو راسلنا.',
  },
  ad_removed: {
    subject: 'حُذف إعلانك: {{car}}',
    lead: 'أهلًا {{name}}. حذفنا إعلانك «{{car}}». السبب: {{reason}}',
    button: 'إعلاناتي',
    note: 'إن رأيت أن ذلك خطأ فراسلنا خلال 30 يومًا، فبإمكاننا إعادته حتى ذلك الحين.',
  },
  ad_restored: {
    subject: 'عاد إعلانك: {{car}}',
    lead: 'أهلًا {{name}}. أعدنا إعلانك «{{car}}» كما كان عند حذفه.',
    button: 'إعلاناتي',
    note: 'لم يُفقد منه شيء.',
  },
  ad_expires_soon: {
    subject: 'ينتهي إعلانك قريبًا: {{car}}',
    lead: 'أهلًا {{name}}. ينتهي إعلانك «{{car}}» يوم {{date}}. جدّده بضغطة واحدة أو ضع عليه علامة «بيعت».',
    button: 'تجديد الإعلان',
    note: 'لن تخسر أي يوم بالتجديد: تبدأ المدة الجديدة عند انتهاء الحالية.',
  },
  ad_expired: {
    subject: 'انتهى إعلانك: {{car}}',
    lead: 'أهلًا {{name}}. انتهت مدة إعلانك «{{car}}» ولم يعد المشترون يرونه.',
    button: 'تجديد الإعلان',
    note: 'يبقى بين إعلاناتك بكل ما فيه.',
  },
  ad_still_available: {
    subject: 'هل ما زالت للبيع؟ {{car}}',
    lead: 'أهلًا {{name}}. هل ما زالت «{{car}}» للبيع؟ أكّد بضغطة واحدة ليطمئن المشترون أنها متوفرة.',
    button: 'نعم، ما زالت للبيع',
    note: 'إن لم تجب خلال ثلاثة أيام فسنوقف الإعلان مؤقتًا دون أن يُفقد منه شيء.',
  },
  ad_paused: {
    subject: 'أُوقف إعلانك مؤقتًا: {{car}}',
    lead: 'أهلًا {{name}}. سألناك هل ما زالت «{{car}}» للبيع ولم يصلنا رد، فأوقفنا الإعلان مؤقتًا.',
    button: 'إظهاره من جديد',
    note: 'يبقى بين إعلاناتك بكل ما فيه.',
  },
  ad_promotion_invoice: {
    subject: 'الفاتورة {{invoice_number}}: {{car}}',
    lead: 'أهلًا {{name}}. سنميّز إعلانك «{{car}}» لمدة {{days}} فور وصول {{price}}. رقم فاتورتك {{invoice_number}}، فاكتبه في ملاحظات الحوالة.',
    button: 'طريقة الدفع',
    note: 'الفاتورة مفتوحة حتى {{date}}. إن غيّرت رأيك فألغِ الطلب من الصفحة نفسها، وليس عليك أي مبلغ.',
  },
  ad_promotion_asked: {
    subject: 'نراجع طلبك: {{car}}',
    lead: 'أهلًا {{name}}. طلبت تمييز إعلانك «{{car}}» لمدة {{days}} مجانًا، وسنخبرك فور تمييزه.',
    button: 'عرض الطلب',
    note: 'لن تدفع شيئًا.',
  },
  ad_promotion_confirmed: {
    subject: 'إعلانك مميّز الآن: {{car}}',
    lead: 'أهلًا {{name}}. إعلانك «{{car}}» مميّز حتى {{date}}: يظهر في الصفحة الرئيسية ويحمل علامة التمييز أينما ظهر.',
    button: 'عرض الفاتورة',
    note: 'سُدّدت الفاتورة {{invoice_number}}. شكرًا لك.',
  },
  ad_promotion_declined: {
    subject: 'تعذّر تمييز إعلانك: {{car}}',
    lead: 'أهلًا {{name}}. تعذّر علينا تمييز «{{car}}» (الطلب {{invoice_number}}). السبب: {{reason}}',
    button: 'عرض الطلب',
    note: 'يبقى إعلانك ظاهرًا كما هو.',
  },
  ad_promotion_ended: {
    subject: 'انتهت مدة التمييز: {{car}}',
    lead: 'أهلًا {{name}}. انتهت مدة تمييز إعلانك «{{car}}»، ويبقى ظاهرًا في نتائج البحث.',
    button: 'تمييز الإعلان مرة أخرى',
    note: 'تجد عدد المشاهدات لكل يوم ضمن إعلاناتك.',
  },
  ad_cheaper: {
    subject: 'انخفض السعر: {{car}}',
    lead: 'أهلًا {{name}}. أصبح سعر «{{car}}» التي حفظتها {{price}} بدلًا من {{old_price}}.',
    button: 'عرض السيارة',
    note: 'وصلتك هذه الرسالة لأن السيارة في مفضلتك.',
  },
  appointment_reminder: {
    subject: 'موعد المعاينة {{time}}: {{car}}',
    lead: 'أهلًا {{name}}. اتفقتما على اللقاء لمعاينة «{{car}}»: {{time}} بتوقيت الرياض، {{place}}.',
    button: 'فتح المحادثة',
    note: 'إن تعذّر حضورك فألغِ الموعد في المحادثة حتى لا ينتظرك أحد. لا تدفع أي مبلغ قبل أن ترى السيارة.',
  },
  appointment_cancelled: {
    subject: 'أُلغي موعد المعاينة: {{car}}',
    lead: 'أهلًا {{name}}. بيعت «{{car}}» أو أُزيل إعلانها، فأُلغي موعد المعاينة.',
    button: 'فتح المحادثة',
    note: 'إن رغبتما في اللقاء مع ذلك فتراسلا في المحادثة.',
  },
  review_received: {
    subject: 'تقييم جديد من مشترٍ: {{car}}',
    lead: 'أهلًا {{name}}. قيّمك مشترٍ راسلك عن «{{car}}»: {{stars}} من 5.',
    button: 'قراءة التقييم والرد عليه',
    note: 'يظهر التقييم في صفحتك العامة، ومعه ردّك إن كتبته.',
  },
  review_answered: {
    subject: 'ردّ البائع على تقييمك: {{car}}',
    lead: 'أهلًا {{name}}. ردّ بائع «{{car}}» على تقييمك.',
    button: 'قراءة الرد',
    note: 'يمكنك تعديل تقييمك خلال 30 يومًا من كتابته، وسحبه متى شئت.',
  },
  review_removed: {
    subject: 'أزلنا تقييمك: {{car}}',
    lead: 'أهلًا {{name}}. أزلنا تقييمك لبائع «{{car}}». السبب: {{reason}}',
    button: 'عرض تقييماتي',
    note: 'إن رأيت في ذلك خطأ فراسلنا من صفحة التواصل.',
  },
  review_answer_removed: {
    subject: 'أزلنا ردّك على تقييم: {{car}}',
    lead: 'أهلًا {{name}}. أزلنا ردّك على التقييم عن «{{car}}». السبب: {{reason}}',
    button: 'عرض تقييماتي',
    note: 'يمكنك كتابة رد آخر.',
  },
  support_request: {
    subject: 'رسالة جديدة من {{from}}',
    lead: 'كتب {{from}} ({{email}}) إلى الموقع:',
    button: 'فتح الرسائل',
    note: 'رُد على {{email}} من برنامج بريدك، ثم علّم الرسالة بأنه تم الرد عليها.',
  },
  relayed_email: {
    subject: 'رسالة من {{from}} عن {{car}}',
    lead: 'أهلًا {{name}}. كتب إليك {{from}} عن «{{car}}» ولم تقرأ ذلك بعد:',
    button: 'الرد على الرسالة',
    note: 'استخدم هذا الزر للرد بدلًا من برنامج البريد، فلا يرى أحدكما بريد الآخر. لن نراسلك عن هذه المحادثة مرة أخرى حتى تفتحها. يعمل الرابط حتى 90 يومًا بعد آخر رسالة. لا تحوّل أي مبلغ قبل أن ترى السيارة بنفسك.',
  },
  saved_search: {
    subject: 'سيارات جديدة لبحثك «{{search}}»',
    lead: 'أهلًا {{name}}. سيارات جديدة تطابق بحثك «{{search}}»:',
    button: 'عرض الكل',
    note: 'طلبت هذه الرسالة عندما حفظت البحث.',
  },
}

export const MAIL_TEXTS: Record<Lang, Record<MailTemplate, MailTexts>> = { ar, en }

/** Texts of every email. */
export const MAIL_FRAME = {
  ar: {
    name: 'صيّاد',
    tagline: 'صيد السيارات الذكي',
    link: 'إن لم يعمل الزر فافتح هذا الرابط:',
    stop: 'إيقاف هذه الرسائل',
    automatic: 'هذه رسالة آلية من صيّاد، فلا ترد عليها.',
    contact: 'تواصل معنا',
  },
  en: {
    name: 'Sayyad',
    tagline: 'Intelligent Car Hunt',
    link: 'If the button does not work, open this address:',
    stop: 'Stop these emails',
    automatic: 'This email was sent automatically by Sayyad. Please don’t reply to it.',
    contact: 'Contact us',
  },
} as const
