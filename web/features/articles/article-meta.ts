import type { Article } from '#contract/articles.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import type { PageMeta } from '#web/features/seo/public.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { articleTexts } from '#web/texts/articles/area.ts'
import { articleAddress } from './article-address.ts'
import type { FetchedPosts } from './fetch-articles.ts'
import { blogAddress } from './post-search.ts'

const CARD_SIZE = { width: 1200, height: 630 }

export const feedPath = (lang: Lang): string => (lang === 'ar' ? '/blog/rss.xml' : `/blog/rss.xml?lang=${lang}`)

/** Metadata of an article. Posts and guides have a picture drawn from their title. */
export function articleMeta(article: Article, { lang, t }: Texts<typeof articleTexts>): PageMeta {
  const { kind, published_at, changed_at, tags } = article
  const address = articleAddress(article)
  return {
    title: article.title,
    description: article.excerpt || undefined,
    languages: article.has_other_language ? LANGUAGES : [article.lang],
    address,
    ...(kind !== 'page' && {
      image: `${address}/card.png${article.lang === 'en' ? '?lang=en' : ''}`,
      imageSize: CARD_SIZE,
      article: { published_at, changed_at, tags },
    }),
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
