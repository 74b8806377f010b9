import type { ArticleFields } from '#contract/articles.ts'
import type { Lang } from '#domain/language.ts'
import { EMPTY_ARTICLE } from './typed-article.ts'

export type Publication = Partial<Pick<ArticleFields, 'published_ar_at' | 'published_en_at'>>

/**
 * What a button saves: everything, or what belongs to a language or to both. It applies until the next button, since a
 * save goes on when a conflict is resolved.
 */
export interface Extent {
  lang?: Lang
  publication?: Publication
  /** Hides a language although other articles link to it. */
  evenIfCited?: boolean
}

const OTHER = { ar: /_en(_at)?$/, en: /_ar(_at)?$/ } as const

/**
 * The fields that are saved; the others stay a draft. Publishing a language includes what belongs to both, and taking it
 * back nothing else.
 */
export function savedFields({ lang, publication = {} }: Extent): string[] {
  const times = Object.entries(publication)
  if (times.length && times.every(([, at]) => at === null)) return times.map(([field]) => field)
  return Object.keys(EMPTY_ARTICLE).filter((field) => !lang || !OTHER[lang].test(field))
}
