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
    pending: 'It’s being reviewed again, and buyers won’t see it until that’s done.',
    active: 'Everyone can see it now.',
    rejected: 'It’s hidden, and needs a change before it can be published again.',
    expired: 'It has expired, and buyers no longer see it.',
    sold: 'It’s marked as sold.',
    inactive: 'It’s paused, and buyers don’t see it for now.',
  },
}

/** The new state of an ad, for emails. */
export const stateSentence = (state: SettableState, lang: Lang): string => SENTENCES[lang][state]
