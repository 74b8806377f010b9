import { sentencesInBoth } from './sentences-in-both.ts'

export const MESSAGES_SENTENCES = sentencesInBoth({
  ar: {
    sentence_seller: 'البائع',
    sentence_user: 'مستخدم',
    sentence_picture: 'صورة',
    sentence_pictures: 'صور',
    sentence_offer: 'عرض سعر',
    sentence_offer_accepted: 'قبول العرض',
    sentence_offer_reopened: 'تراجع عن قبول العرض',
    sentence_offer_declined: 'اعتذار عن العرض',
    sentence_offer_withdrawn: 'سحب العرض',
    sentence_appointment: 'موعد معاينة',
    sentence_appointment_chosen: 'اتفاق على المعاينة',
    sentence_appointment_declined: 'لا يناسب أي من الأوقات',
    sentence_appointment_cancelled: 'إلغاء موعد المعاينة',
  },
  en: {
    sentence_seller: 'Seller',
    sentence_user: 'User',
    sentence_picture: 'A photo',
    sentence_pictures: 'Photos',
    sentence_offer: 'A price offer',
    sentence_offer_accepted: 'Offer accepted',
    sentence_offer_reopened: 'Acceptance taken back',
    sentence_offer_declined: 'Offer declined',
    sentence_offer_withdrawn: 'Offer withdrawn',
    sentence_appointment: 'A viewing',
    sentence_appointment_chosen: 'Viewing agreed',
    sentence_appointment_declined: 'None of the times suits',
    sentence_appointment_cancelled: 'The viewing is called off',
  },
})
