import { formatDateTime } from '#domain/format/format-date.ts'
import type { Lang } from '#domain/language.ts'
import type { Measure, PenaltyRule, PenaltySeverity } from '#domain/penalties/penalty.ts'

const RULES: Record<Lang, Record<PenaltyRule, string>> = {
  ar: {
    fraud: 'الاحتيال',
    false_ad: 'إعلان لا يطابق الواقع',
    not_a_car: 'إعلان ليس لسيارة',
    insult: 'الإساءة إلى الآخرين',
    spam: 'الرسائل المزعجة',
    other: 'شروط الاستخدام',
  },
  en: {
    fraud: 'fraud',
    false_ad: 'an ad that isn’t true',
    not_a_car: 'an ad that isn’t for a car',
    insult: 'insulting others',
    spam: 'spam',
    other: 'the terms of use',
  },
}

const MEASURES: Record<Lang, Record<PenaltySeverity, string>> = {
  ar: {
    notice: 'تنبيه',
    warning: 'إنذار',
    limited: 'منع من نشر الإعلانات والتواصل حتى {{until}}',
    suspended: 'إيقاف الحساب',
  },
  en: {
    notice: 'a notice',
    warning: 'a warning',
    limited: 'no new ads and no contact with others until {{until}}',
    suspended: 'a suspension of the account',
  },
}

/** The texts of a penalty for notifications and emails. */
export const penaltyInWords = (
  { rule, severity, ends_at }: { rule: PenaltyRule; severity: Measure['severity']; ends_at: Date | null },
  lang: Lang,
) => ({
  rule: RULES[lang][rule],
  measure: MEASURES[lang][severity].replace('{{until}}', ends_at ? formatDateTime(ends_at, lang) : ''),
})
