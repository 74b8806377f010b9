import type { Lang } from '#domain/language.ts'
import { ACCOUNTS_SENTENCES } from './texts/accounts.ts'
import { AD_REVIEWS_SENTENCES } from './texts/ad-reviews.ts'
import { ADMIN_ADS_SENTENCES } from './texts/admin-ads.ts'
import { ARTICLES_SENTENCES } from './texts/articles.ts'
import { ASSISTANTS_SENTENCES } from './texts/assistants.ts'
import { MESSAGES_SENTENCES } from './texts/messages.ts'
import { PENALTIES_SENTENCES } from './texts/penalties.ts'
import { PRICES_SENTENCES } from './texts/prices.ts'
import { PROMOTIONS_SENTENCES } from './texts/promotions.ts'
import { SAVED_SEARCHES_SENTENCES } from './texts/saved-searches.ts'
import { VERIFICATION_SENTENCES } from './texts/verification.ts'

const PLAIN = {
  ar: {
    ...ACCOUNTS_SENTENCES.ar,
    ...AD_REVIEWS_SENTENCES.ar,
    ...ADMIN_ADS_SENTENCES.ar,
    ...ARTICLES_SENTENCES.ar,
    ...ASSISTANTS_SENTENCES.ar,
    ...MESSAGES_SENTENCES.ar,
    ...PENALTIES_SENTENCES.ar,
    ...PRICES_SENTENCES.ar,
    ...SAVED_SEARCHES_SENTENCES.ar,
    ...VERIFICATION_SENTENCES.ar,
  },
  en: {
    ...ACCOUNTS_SENTENCES.en,
    ...AD_REVIEWS_SENTENCES.en,
    ...ADMIN_ADS_SENTENCES.en,
    ...ARTICLES_SENTENCES.en,
    ...ASSISTANTS_SENTENCES.en,
    ...MESSAGES_SENTENCES.en,
    ...PENALTIES_SENTENCES.en,
    ...PRICES_SENTENCES.en,
    ...SAVED_SEARCHES_SENTENCES.en,
    ...VERIFICATION_SENTENCES.en,
  },
}

/** The built-in sentences of a language by key, including plural forms. */
export const SENTENCE_TEXTS: Record<Lang, Readonly<Record<string, string>>> = {
  ar: { ...PLAIN.ar, ...PROMOTIONS_SENTENCES.ar },
  en: { ...PLAIN.en, ...PROMOTIONS_SENTENCES.en },
}

/** Counted sentences are named without the plural form. */
export type SentenceKey = keyof (typeof PLAIN)['en'] | 'sentence_days'
