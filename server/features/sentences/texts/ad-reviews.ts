import { sentencesInBoth } from './sentences-in-both.ts'

export const AD_REVIEWS_SENTENCES = sentencesInBoth({
  ar: {
    sentence_rejected_pictures_unclear: 'الصور غير واضحة أو لا تُظهر السيارة كاملة.',
    sentence_rejected_pictures_of_another_car: 'الصور لا تخص هذه السيارة.',
    sentence_rejected_contact_in_text: 'في النص رقم هاتف أو رابط. استخدم خانات التواصل بدلًا من ذلك.',
    sentence_rejected_price_not_real: 'السعر لا يبدو حقيقيًا.',
    sentence_rejected_wrong_fields: 'بعض البيانات لا تطابق السيارة في الصور.',
    sentence_rejected_posted_twice: 'هذه السيارة معروضة في إعلان آخر.',
    sentence_rejected_not_a_car: 'الإعلان ليس لسيارة معروضة للبيع.',
    sentence_rejected_not_allowed: 'محتوى الإعلان مخالف لشروط الاستخدام.',
  },
  en: {
    sentence_rejected_pictures_unclear: 'The photos are unclear or don’t show the whole car.',
    sentence_rejected_pictures_of_another_car: 'The photos aren’t of this car.',
    sentence_rejected_contact_in_text: 'The text contains a phone number or a link. Use the contact fields instead.',
    sentence_rejected_price_not_real: 'The price doesn’t look realistic.',
    sentence_rejected_wrong_fields: 'Some details don’t match the car in the photos.',
    sentence_rejected_posted_twice: 'This car is already listed in another ad.',
    sentence_rejected_not_a_car: 'The ad isn’t for a car.',
    sentence_rejected_not_allowed: 'The ad breaks the terms of use.',
  },
})
