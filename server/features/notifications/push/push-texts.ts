import type { WebsiteText } from '#contract/texts.ts'
import type { Lang } from '#domain/language.ts'
import type { NotificationKind, NotificationValues } from '#domain/notifications/kinds.ts'
import { sentText } from '#domain/texts/sent-text.ts'

/** Titles of push notifications; the body names the subject. */
const TITLES: Record<Lang, Record<NotificationKind, string>> = {
  ar: {
    saved_search: 'سيارات جديدة لبحثك',
    identity_verified: 'تم توثيق هويتك',
    identity_rejected: 'تعذّر توثيق هويتك',
    ad_approved: 'إعلانك منشور الآن',
    ad_rejected: 'إعلانك يحتاج إلى تعديل',
    ad_changes_approved: 'نُشرت تعديلاتك',
    ad_changes_rejected: 'تعذّر نشر تعديلاتك',
    ad_state_set: 'غيّرنا حالة إعلانك',
    ad_amended: 'صحّحنا إعلانك',
    ad_removed: 'حذفنا إعلانك',
    ad_restored: 'عاد إعلانك',
    ad_expires_soon: 'ينتهي إعلانك قريبًا',
    ad_expired: 'انتهى إعلانك',
    ad_still_available: 'هل ما زالت للبيع؟',
    ad_paused: 'أُوقف إعلانك مؤقتًا',
    ad_promotion_confirmed: 'إعلانك مميّز الآن',
    ad_promotion_declined: 'تعذّر تمييز إعلانك',
    ad_promotion_ended: 'انتهت مدة التمييز',
    ad_cheaper: 'انخفض السعر إلى {{price}}',
    floor_forgotten: 'أُلغي حدك الأدنى الخاص',
    offer_received: 'عرض سعر جديد {{price}}',
    offer_countered: 'رُدّ على عرضك بعرض آخر {{price}}',
    offer_accepted: 'قُبل عرضك {{price}}',
    offer_reopened: 'عاد عرضك {{price}} بانتظار الرد',
    offer_declined: 'لم يُقبل عرضك {{price}}',
    offer_withdrawn: 'سُحب العرض {{price}}',
    offer_expired: 'انتهت مدة عرضك {{price}} دون رد',
    offer_superseded: 'انتهى العرض {{price}} بتغيّر الإعلان',
    appointment_proposed: 'اقتُرح عليك موعد معاينة',
    appointment_chosen: 'تحدّد موعد المعاينة {{time}}',
    appointment_declined: 'لم يناسب أي من أوقاتك',
    appointment_cancelled: 'أُلغي موعد المعاينة',
    appointment_reminder: 'لديك معاينة {{time}}',
    review_received: 'وصلك تقييم جديد',
    review_answered: 'ردّ البائع على تقييمك',
    penalty_given: 'بخصوص قواعد الموقع',
    penalty_withdrawn: 'أُلغيت عقوبة على حسابك',
    appeal_decided: 'رددنا على اعتراضك',
    review_removed: 'أزلنا تقييمك',
    review_answer_removed: 'أزلنا ردك على التقييم',
  },
  en: {
    saved_search: 'New cars for your search',
    identity_verified: 'Your identity is verified',
    identity_rejected: 'We couldn’t verify your identity',
    ad_approved: 'Your ad is live',
    ad_rejected: 'Your ad needs a change',
    ad_changes_approved: 'Your changes are live',
    ad_changes_rejected: 'Your changes couldn’t be published',
    ad_state_set: 'We changed the status of your ad',
    ad_amended: 'We corrected your ad',
    ad_removed: 'We deleted your ad',
    ad_restored: 'Your ad is back',
    ad_expires_soon: 'Your ad expires soon',
    ad_expired: 'Your ad has expired',
    ad_still_available: 'Still for sale?',
    ad_paused: 'Your ad is paused',
    ad_promotion_confirmed: 'Your ad is featured',
    ad_promotion_declined: 'Your ad is not featured',
    ad_promotion_ended: 'No longer featured',
    ad_cheaper: 'Price dropped to {{price}}',
    floor_forgotten: 'Your private minimum was removed',
    offer_received: 'New offer of {{price}}',
    offer_countered: 'Your offer was answered with {{price}}',
    offer_accepted: 'Your offer of {{price}} was accepted',
    offer_reopened: 'Your offer of {{price}} is waiting again',
    offer_declined: 'Your offer of {{price}} was declined',
    offer_withdrawn: 'The offer of {{price}} was withdrawn',
    offer_expired: 'Your offer of {{price}} expired',
    offer_superseded: 'The offer of {{price}} ended, since the ad changed',
    appointment_proposed: 'A viewing was proposed',
    appointment_chosen: 'Viewing agreed, {{time}}',
    appointment_declined: 'None of your times suits',
    appointment_cancelled: 'The viewing is called off',
    appointment_reminder: 'Upcoming viewing, {{time}}',
    review_received: 'You have a new review',
    review_answered: 'The seller answered your review',
    penalty_given: 'About the rules of the site',
    penalty_withdrawn: 'A penalty is withdrawn',
    appeal_decided: 'We’ve answered your appeal',
    review_removed: 'We removed your review',
    review_answer_removed: 'We removed your answer to a review',
  },
}

/** Push notifications about messages. A message without text consists of pictures. */
const MESSAGES = {
  ar: {
    push_message: 'رسالة جديدة من {{sender}}',
    push_message_nameless: 'رسالة جديدة',
    push_message_pictures: '[صور]',
  },
  en: {
    push_message: 'New message from {{sender}}',
    push_message_nameless: 'New message',
    push_message_pictures: '[Photos]',
  },
}

/** A text that admins can change. */
export interface PushSentence {
  text_key: string
  values: NotificationValues
}

/** The title and body of a push notification, with the texts that they are made of. */
export interface PushWords {
  title: string
  body: string
  /** The text of the title. */
  sentence: PushSentence
  /** The text of the body, unless a user wrote it. */
  bodySentence?: PushSentence
}

export function pushOf(kind: NotificationKind, values: NotificationValues, lang: Lang): PushWords {
  return {
    title: fillIn(TITLES[lang][kind], values),
    body: String(values['car'] ?? values['search'] ?? ''),
    sentence: { text_key: `push_${kind}`, values },
  }
}

/** @param sender null if the sender has no name */
export function pushOfMessage(sender: string | null, content: string, lang: Lang): PushWords {
  const key = sender === null ? 'push_message_nameless' : 'push_message'
  const values = { ...(sender !== null && { sender }) }
  const pictures = 'push_message_pictures'
  return {
    title: fillIn(MESSAGES[lang][key], values),
    body: content || MESSAGES[lang][pictures],
    sentence: { text_key: key, values },
    ...(!content && { bodySentence: { text_key: pictures, values: {} } }),
  }
}

/** All texts by key. */
export const pushTexts = (lang: Lang): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(TITLES[lang]).map(([kind, title]) => [`push_${kind}`, title])),
  ...MESSAGES[lang],
})

/** The text as changed by admins; null if it was not changed or a value is missing. */
export function changedSentence(
  { text_key, values }: PushSentence,
  lang: Lang,
  changed: readonly WebsiteText[],
): string | null {
  const text = sentText(changed, { text_key, lang, known: Object.keys(values) })
  return text && fillIn(text, values)
}

const fillIn = (text: string, values: NotificationValues): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
