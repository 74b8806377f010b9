import type { Article } from '#contract/articles.ts'
import { cardImage } from '#domain/card-image.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import type { PageMeta } from '#web/features/seo/public.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { articleTexts } from '#web/texts/articles/area.ts'
import { articleAddress } from './article-address.ts'
import type { FetchedPosts } from './fetch-posts.ts'
import { blogAddress } from './blog-address.ts'

export const feedPath = (lang: Lang): string => (lang === 'ar' ? '/blog/rss.xml' : `/blog/rss.xml?lang=${lang}`)

/** Metadata of an article, with a picture drawn from its title. */
export function articleMeta(article: Article, { lang, t }: Texts<typeof articleTexts>): PageMeta {
  const { kind, published_at, changed_at, tags } = article
  const address = articleAddress(article)
  return {
    title: article.title,
    description: article.excerpt || undefined,
    languages: article.has_other_language ? LANGUAGES : [article.lang],
    address,
    ...cardImage(address, article.lang),
    ...(kind !== 'page' && { article: { published_at, changed_at, tags } }),
    ...(kind === 'post' && { feed: { path: feedPath(lang), title: t('articles_feed') } }),
  }
}

/** Metadata of the list. What visitors typed is not indexed. */
export function blogMeta({ search, total }: FetchedPosts, { lang, t }: Texts<typeof articleTexts>): PageMeta {
  const title = search.tag ? t('articles_blog_of', { tag: search.tag }) : t('articles_blog_title')
  return {
    title: search.page > 1 ? t('articles_blog_page', { title, page: search.page }) : title,
    description: t('articles_blog_lead'),
    isIndexed: total > 0 && !search.q,
    address: blogAddress(search),
    feed: { path: feedPath(lang), title: t('articles_feed') },
  }
}
