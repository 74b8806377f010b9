import type { Article } from '#contract/articles.ts'
import { articlePath } from '#domain/articles/article-kinds.ts'
import { cardImage } from '#domain/card-image.ts'
import { imageObject } from './image-object.ts'
import { inLanguage } from './in-language.ts'

interface Shown {
  article: Article & { kind: keyof typeof LIST_PATHS }
  publicUrl: string
  /** The name of the site. */
  site: string
  /** The name of the list that the article is in. */
  listName: string
}

const LIST_PATHS = { post: '/blog', guide: '/knowledge' } as const

/** A post or a guide as schema.org structured data, with its place on the site. */
export function articleForSearch({ article, publicUrl, site, listName }: Shown): object {
  const { kind, slug, lang, title, excerpt, cover, tags, author, published_at, changed_at } = article
  const path = encodeURI(articlePath(kind, slug))
  const url = inLanguage(publicUrl + path, lang)
  const card = cardImage(path, lang)
  const publisher = {
    '@type': 'Organization',
    name: site,
    url: `${publicUrl}/`,
    logo: imageObject(`${publicUrl}/icon-512.png`, { width: 512, height: 512 }),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': kind === 'post' ? 'BlogPosting' : 'Article',
        headline: title,
        description: excerpt || undefined,
        image: cover ? imageObject(publicUrl + cover.url, cover) : imageObject(publicUrl + card.image, card.imageSize),
        datePublished: published_at,
        dateModified: changed_at > published_at ? changed_at : published_at,
        inLanguage: lang,
        author: author ? { '@type': 'Person', name: author } : publisher,
        publisher,
        keywords: tags.length ? tags.join(', ') : undefined,
        mainEntityOfPage: url,
        url,
      },
      breadcrumbs([
        { name: site, item: inLanguage(`${publicUrl}/`, lang) },
        { name: listName, item: inLanguage(publicUrl + LIST_PATHS[kind], lang) },
        { name: title, item: url },
      ]),
    ],
  }
}

const breadcrumbs = (places: readonly { name: string; item: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map((place, at) => ({ '@type': 'ListItem', position: at + 1, ...place })),
})
