/** ISO times of the publication of each language; null while it is a draft, in the future while it is scheduled. */
export interface ArticleTimes {
  published_ar_at: string | null
  published_en_at: string | null
}

export const ARTICLE_STATES = ['draft', 'scheduled', 'published'] as const
export type ArticleState = (typeof ARTICLE_STATES)[number]

/** The state of one language of an article. */
export function stateOfLanguage(publishedAt: string | null, now: Date): ArticleState {
  if (publishedAt === null) return 'draft'
  return new Date(publishedAt) > now ? 'scheduled' : 'published'
}
