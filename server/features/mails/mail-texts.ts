import { ACCOUNTS_MAILS } from './texts/accounts.ts'
import { ADS_MAILS } from './texts/ads.ts'
import { MESSAGES_MAILS } from './texts/messages.ts'
import { PENALTIES_MAILS } from './texts/penalties.ts'
import { PROMOTIONS_MAILS } from './texts/promotions.ts'
import { SAVED_SEARCHES_MAILS } from './texts/saved-searches.ts'
import { SELLER_REVIEWS_MAILS } from './texts/seller-reviews.ts'
import { SITE_MAILS } from './texts/site.ts'

/** The texts of each email by its template. */
export const MAIL_TEXTS = {
  ar: {
    ...ACCOUNTS_MAILS.ar,
    ...SITE_MAILS.ar,
    ...PENALTIES_MAILS.ar,
    ...ADS_MAILS.ar,
    ...PROMOTIONS_MAILS.ar,
    ...MESSAGES_MAILS.ar,
    ...SELLER_REVIEWS_MAILS.ar,
    ...SAVED_SEARCHES_MAILS.ar,
  },
  en: {
    ...ACCOUNTS_MAILS.en,
    ...SITE_MAILS.en,
    ...PENALTIES_MAILS.en,
    ...ADS_MAILS.en,
    ...PROMOTIONS_MAILS.en,
    ...MESSAGES_MAILS.en,
    ...SELLER_REVIEWS_MAILS.en,
    ...SAVED_SEARCHES_MAILS.en,
  },
}

export type MailTemplate = keyof (typeof MAIL_TEXTS)['en']

/** Texts that all emails have in common. */
export const MAIL_FRAME = {
  ar: {
    tagline: 'صيد السيارات الذكي',
    link: 'إن لم يعمل الزر فافتح هذا الرابط:',
    stop: 'إيقاف هذه الرسائل',
    automatic: 'هذه رسالة آلية من {{app_name}}، فلا ترد عليها.',
    contact: 'تواصل معنا',
  },
  en: {
    tagline: 'Intelligent Car Hunt',
    link: 'If the button does not work, open this address:',
    stop: 'Stop these emails',
    automatic: 'This email was sent automatically by {{app_name}}. Please don’t reply to it.',
    contact: 'Contact us',
  },
} as const
