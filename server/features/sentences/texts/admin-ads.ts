import { sentencesInBoth } from './sentences-in-both.ts'

export const ADMIN_ADS_SENTENCES = sentencesInBoth({
  ar: {
    sentence_ad_state_pending: 'عاد إلى المراجعة ولا يراه المشترون حتى تنتهي.',
    sentence_ad_state_active: 'أصبح ظاهرًا للجميع.',
    sentence_ad_state_rejected: 'لم يعد ظاهرًا، ويحتاج إلى تعديل قبل نشره من جديد.',
    sentence_ad_state_expired: 'انتهت مدته ولم يعد المشترون يرونه.',
    sentence_ad_state_sold: 'أصبح يحمل علامة «بيعت».',
    sentence_ad_state_inactive: 'أُوقف مؤقتًا ولا يراه المشترون الآن.',
    sentence_decision_taken_back: 'تراجعنا عن قرار سابق لنا.',
    sentence_comma: '، ',
    sentence_field_warranty_until: 'الضمان',
    sentence_field_inspection_valid_until: 'الفحص الدوري',
    sentence_field_registration_valid_until: 'الاستمارة',
  },
  en: {
    sentence_ad_state_pending: 'It’s being reviewed again, and buyers won’t see it until that’s done.',
    sentence_ad_state_active: 'Everyone can see it now.',
    sentence_ad_state_rejected: 'It’s hidden, and needs a change before it can be published again.',
    sentence_ad_state_expired: 'It has expired, and buyers no longer see it.',
    sentence_ad_state_sold: 'It’s marked as sold.',
    sentence_ad_state_inactive: 'It’s paused, and buyers don’t see it for now.',
    sentence_decision_taken_back: 'We took back an earlier decision of ours.',
    sentence_comma: ', ',
    sentence_field_warranty_until: 'Warranty',
    sentence_field_inspection_valid_until: 'Inspection',
    sentence_field_registration_valid_until: 'Registration',
  },
})
