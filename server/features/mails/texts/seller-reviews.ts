import { mailsInBoth } from './mails-in-both.ts'

export const SELLER_REVIEWS_MAILS = mailsInBoth({
  en: {
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
  },
  ar: {
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
  },
})
