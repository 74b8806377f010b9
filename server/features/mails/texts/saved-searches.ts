import { mailsInBoth } from './mails-in-both.ts'

export const SAVED_SEARCHES_MAILS = mailsInBoth({
  en: {
    saved_search: {
      subject: 'New cars for “{{search}}”',
      lead: 'Hello {{name}}. New cars match your search “{{search}}”:',
      button: 'See all',
      note: 'You asked for this email when you saved the search.',
    },
  },
  ar: {
    saved_search: {
      subject: 'سيارات جديدة لبحثك «{{search}}»',
      lead: 'أهلًا {{name}}. سيارات جديدة تطابق بحثك «{{search}}»:',
      button: 'عرض الكل',
      note: 'طلبت هذه الرسالة عندما حفظت البحث.',
    },
  },
})
