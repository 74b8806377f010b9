/** Texts of an ad that a language model translates for readers, each by itself. */
export const TRANSLATED_TEXTS = ['title', 'price_note', 'description'] as const
export type TranslatedText = (typeof TRANSLATED_TEXTS)[number]
