/** Posts of the blog, pages of the site such as the terms, and guides of the knowledge base. */
export const ARTICLE_KINDS = ['post', 'page', 'guide'] as const
export type ArticleKind = (typeof ARTICLE_KINDS)[number]

/** Pages that the product refers to. Their slugs cannot change, and they cannot be deleted or unpublished. */
export const FIXED_PAGES: readonly string[] = ['terms', 'privacy']

/** Slugs that articles of a kind cannot have, since other pages have their paths. */
export const TAKEN_SLUGS: Record<ArticleKind, readonly string[]> = { post: [], page: [], guide: ['words'] }

/** Posts on a page of the blog. */
export const POSTS_ON_PAGE = 12
/** Articles on a page of the list for admins. */
export const ARTICLES_ON_PAGE = 20

/** The path of a published article. */
export function articlePath(kind: ArticleKind, slug: string): string {
  if (kind === 'post') return `/blog/${slug}`
  if (kind === 'guide') return `/knowledge/${slug}`
  return FIXED_PAGES.includes(slug) ? `/${slug}` : `/pages/${slug}`
}
