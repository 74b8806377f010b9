import { mailsInBoth } from './mails-in-both.ts'

export const PROMOTIONS_MAILS = mailsInBoth({
  en: {
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
  },
  ar: {
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
  },
})
