import type { AdRejectionReason } from '#domain/ads/rejection-reasons.ts'
import type { Lang } from '#domain/language.ts'

const SENTENCES: Record<Lang, Record<AdRejectionReason, string>> = {
  ar: {
    pictures_unclear: 'الصور غير واضحة أو لا تُظهر السيارة كاملة.',
    pictures_of_another_car: 'الصور لا تخص هذه السيارة.',
    contact_in_text: 'في النص رقم هاتف أو رابط. استخدم خانات التواصل بدلًا من ذلك.',
    price_not_real: 'السعر لا يبدو حقيقيًا.',
    wrong_fields: 'بعض البيانات لا تطابق السيارة في الصور.',
    posted_twice: 'هذه السيارة معروضة في إعلان آخر.',
    not_a_car: 'الإعلان ليس لسيارة معروضة للبيع.',
    not_allowed: 'محتوى الإعلان مخالف لشروط الاستخدام.',
    other: '',
  },
  en: {
    pictures_unclear: 'The photos are unclear or don’t show the whole car.',
    pictures_of_another_car: 'The photos aren’t of this car.',
    contact_in_text: 'The text contains a phone number or a link. Use the contact fields instead.',
    price_not_real: 'The price doesn’t look realistic.',
    wrong_fields: 'Some details don’t match the car in the photos.',
    posted_twice: 'This car is already listed in another ad.',
    not_a_car: 'The ad isn’t for a car.',
    not_allowed: 'The ad breaks the terms of use.',
    other: '',
  },
}

/** For emails: the predefined reasons, followed by the note of the admin. */
export const reasonText = (reasons: readonly AdRejectionReason[], note: string, lang: Lang): string =>
  [...reasons.map((reason) => SENTENCES[lang][reason]), note].filter(Boolean).join(' ')
