import { ARTICLE_KINDS, type ArticleKind } from '#domain/articles/article-kinds.ts'

const LISTS: Record<ArticleKind, string> = { post: '/admin/blog', page: '/admin/pages', guide: '/admin/guides' }

/** URL of the list of articles of a kind. */
export const articlesPath = (kind: ArticleKind): string => LISTS[kind]

/** URL of the form for a new one. */
export const addArticlePath = (kind: ArticleKind): string =>
  kind === 'post' ? '/admin/blog/create' : `${LISTS[kind]}/add`

/** URL of the form of an article. */
export const editArticlePath = (kind: ArticleKind, id: string): string => `${LISTS[kind]}/edit/${id}`

/** The text with the name of the section of a kind. */
export const ARTICLE_SECTIONS = {
  post: 'admin_blog',
  page: 'admin_pages',
  guide: 'admin_guides',
} as const satisfies Record<ArticleKind, string>

/** What a screen is about, from its URL. */
export function sectionOfPath(pathname: string): { kind: ArticleKind; name: (typeof ARTICLE_SECTIONS)[ArticleKind] } {
  const kind = ARTICLE_KINDS.find((one) => pathname.startsWith(LISTS[one])) ?? 'post'
  return { kind, name: ARTICLE_SECTIONS[kind] }
}
