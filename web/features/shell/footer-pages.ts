import { useRouteLoaderData } from 'react-router'
import type { ArticleEntry } from '#contract/articles.ts'
import { articlePath } from '#domain/articles/article-kinds.ts'
import type { Lang } from '#domain/language.ts'

/** A page of the site that the footer links to. */
export interface FooterPage {
  path: string
  lang: Lang
  title: string
}

/** The pages that admins placed in the footer, in their order. */
export const footerPages = (pages: readonly ArticleEntry[]): FooterPage[] =>
  pages
    .filter(({ footer_place }) => footer_place !== null)
    .map(({ kind, slug, lang, title }) => ({ path: encodeURI(articlePath(kind, slug)), lang, title }))

const NONE: readonly FooterPage[] = []

/** None if they could not be read. */
export const useFooterPages = (): readonly FooterPage[] =>
  useRouteLoaderData<{ footerPages: readonly FooterPage[] | null }>('root')?.footerPages ?? NONE
