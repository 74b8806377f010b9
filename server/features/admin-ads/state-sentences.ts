import type { SettableState } from '#domain/ads/lifecycle.ts'
import type { Lang } from '#domain/language.ts'

const SENTENCES: Record<Lang, Record<SettableState, string>> = {
  ar: {
    pending: 'عاد إلى المراجعة ولا يراه المشترون حتى تنتهي.',
    active: 'أصبح ظاهرًا للجميع.',
    rejected: 'لم يعد ظاهرًا، ويحتاج إلى تعديل قبل نشره من جديد.',
    expired: 'انتهت مدته ولم يعد المشترون يرونه.',
    sold: 'أصبح يحمل علامة «بيعت».',
    inactive: 'أُوقف مؤقتًا ولا يراه المشترون الآن.',
  },
  en: {
    pending: 'It is reviewed again, and buyers do not see it until then.',
    active: 'Everybody sees it now.',
    rejected: 'It is hidden, and needs a change before it is published again.',
    expired: 'It has ended, and buyers do not see it any more.',
    sold: 'It is marked as sold.',
    inactive: 'It is paused, and buyers do not see it now.',
  },
}

/** For emails: the new state of the ad. */
export const stateSentence = (state: SettableState, lang: Lang): string => SENTENCES[lang][state]
