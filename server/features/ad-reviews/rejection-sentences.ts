import type { AdRejectionReason } from '#domain/ads/rejection-reasons.ts'
import type { Lang } from '#domain/language.ts'

const SENTENCES: Record<Lang, Record<AdRejectionReason, string>> = {
  ar: {
    pictures_unclear: 'الصور غير واضحة أو لا تُظهر السيارة كاملة.',
    pictures_of_another_car: 'الصور لا تخص هذه السيارة.',
    contact_in_text: 'في النص رقم أو رابط، ومكانهما خانة التواصل.',
    price_not_real: 'السعر لا يبدو حقيقيًا.',
    wrong_fields: 'بعض البيانات لا تطابق السيارة في الصور.',
    posted_twice: 'هذه السيارة معروضة في إعلان آخر.',
    not_a_car: 'الإعلان ليس عن سيارة للبيع.',
    not_allowed: 'محتوى الإعلان مخالف لشروط الاستخدام.',
    other: '',
  },
  en: {
    pictures_unclear: 'The pictures are unclear or do not show the whole car.',
    pictures_of_another_car: 'The pictures are not of this car.',
    contact_in_text: 'The text has a number or a link; those belong into the contact fields.',
    price_not_real: 'The price does not look real.',
    wrong_fields: 'Some details do not match the car in the pictures.',
    posted_twice: 'This car is offered in another ad.',
    not_a_car: 'The ad does not offer a car.',
    not_allowed: 'The ad breaks the terms of use.',
    other: '',
  },
}

/** For emails: the predefined reasons, then the note of the admin. */
export const reasonText = (reasons: readonly AdRejectionReason[], note: string, lang: Lang): string =>
  [...reasons.map((reason) => SENTENCES[lang][reason]), note].filter(Boolean).join(' ')
