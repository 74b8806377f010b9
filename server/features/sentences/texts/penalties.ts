import { sentencesInBoth } from './sentences-in-both.ts'

export const PENALTIES_SENTENCES = sentencesInBoth({
  ar: {
    sentence_rule_fraud: 'الاحتيال',
    sentence_rule_false_ad: 'إعلان لا يطابق الواقع',
    sentence_rule_not_a_car: 'إعلان ليس لسيارة',
    sentence_rule_insult: 'الإساءة إلى الآخرين',
    sentence_rule_spam: 'الرسائل المزعجة',
    sentence_rule_other: 'شروط الاستخدام',
    sentence_penalty_notice: 'تنبيه',
    sentence_penalty_warning: 'إنذار',
    sentence_penalty_limited: 'منع من نشر الإعلانات والتواصل حتى {{until}}',
    sentence_penalty_suspended: 'إيقاف الحساب',
    sentence_appeal_upheld: 'بقي القرار كما هو',
    sentence_appeal_lifted: 'أُلغي القرار',
  },
  en: {
    sentence_rule_fraud: 'fraud',
    sentence_rule_false_ad: 'an ad that isn’t true',
    sentence_rule_not_a_car: 'an ad that isn’t for a car',
    sentence_rule_insult: 'insulting others',
    sentence_rule_spam: 'spam',
    sentence_rule_other: 'the terms of use',
    sentence_penalty_notice: 'a notice',
    sentence_penalty_warning: 'a warning',
    sentence_penalty_limited: 'no new ads and no contact with others until {{until}}',
    sentence_penalty_suspended: 'a suspension of the account',
    sentence_appeal_upheld: 'the decision stands',
    sentence_appeal_lifted: 'the decision is withdrawn',
  },
})
