import type { Location, MetaDescriptor } from 'react-router'
import type { AppSetting } from '#contract/settings.ts'
import type { WebsiteText } from '#contract/texts.ts'
import type { PictureSize } from '#domain/pictures/picture-size.ts'
import { LANGUAGES, languageOf, type Lang } from '#domain/language.ts'
import { createTexts, type Texts } from '#web/texts/create-texts.ts'
import { appNameOf } from '#web/features/settings/public.ts'
import type { TextArea } from '#web/texts/text-key.ts'
import { overlayOf } from '#web/texts/text-overlay.ts'
import { inLanguage } from './in-language.ts'

interface Root {
  lang: unknown
  publicUrl: string
  changedTexts: readonly WebsiteText[] | null
  settings: readonly AppSetting[] | null
}

interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: Location
}

export type PageMeta = Described & (WithPicture | { image?: never; imageSize?: never })

interface WithPicture {
  /** Path of a picture on this site; the social card of the site without it. */
  image: string | undefined
  /** Size of its file; null or undefined if unknown. */
  imageSize: PictureSize | null | undefined
}

interface Described {
  /** Without the name of the site, which is appended. */
  title: string
  description?: string | undefined
  /** Whether search engines may list the page. Canonical URL and alternates are rendered only then. */
  isIndexed?: boolean
  /** Path of the page in Arabic, if it differs from the current one. */
  address?: string | undefined
  /** The languages that the page exists in; by default both. In another one it shows the first of them. */
  languages?: readonly [Lang, ...Lang[]] | undefined
  /** Of an article; other pages have the type `website`. */
  article?: { published_at: string; changed_at: string; tags: readonly string[] } | undefined
  /** Path of a feed of what the page lists, and its title. */
  feed?: { path: string; title: string } | undefined
}

const CARD = { url: '/social-card.png', size: { width: 1200, height: 630 } }
const LOCALE = { ar: 'ar_SA', en: 'en_US' } as const

/**
 * Metadata of a page in the user's language, for search engines, browser tabs and link previews.
 * @param _areas text areas that `write` uses besides the texts of the site; importing an area loads its texts
 */
export function pageMeta<Areas extends readonly TextArea[]>(
  { matches, location }: MetaArgs,
  write: (texts: Texts<Areas[number]>) => PageMeta,
  ..._areas: Areas
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Partial<Root> | undefined
  const lang = languageOf(root?.lang)
  const texts = createTexts(lang, overlayOf(lang, root?.changedTexts ?? []))
  const {
    title,
    description,
    image,
    imageSize,
    isIndexed = true,
    address = location.pathname,
    languages = LANGUAGES,
    article,
    feed,
  } = write(texts)
  const publicUrl = root?.publicUrl ?? ''
  const site = appNameOf(root?.settings, texts)
  const picture = image && !image.endsWith('.svg') ? { url: image, size: imageSize } : CARD
  const shown = `${title} | ${site}`
  const shownLang = languages.includes(lang) ? lang : languages[0]
  const others = languages.filter((one) => one !== shownLang)
  return [
    { title: shown },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isIndexed
      ? addresses(publicUrl + address, shownLang, languages)
      : [{ name: 'robots', content: 'noindex, follow' }]),
    ...openGraph({
      title,
      ...(description && { description }),
      type: article ? 'article' : 'website',
      url: inLanguage(publicUrl + address, shownLang),
      site_name: site,
      locale: LOCALE[shownLang],
      ...(others[0] && { 'locale:alternate': LOCALE[others[0]] }),
      image: publicUrl + picture.url,
      ...(picture.size && { 'image:width': `${picture.size.width}`, 'image:height': `${picture.size.height}` }),
      'image:alt': title,
    }),
    ...(article ? articleTags(article) : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(feed
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/rss+xml',
            title: feed.title,
            href: publicUrl + feed.path,
          },
        ]
      : []),
  ]
}

/**
 * The canonical URL, and the alternates if there are several languages. The Arabic one has no language parameter.
 * @param ar the URL in Arabic
 */
function addresses(ar: string, lang: Lang, languages: readonly Lang[]): MetaDescriptor[] {
  const urls = { ar, en: inLanguage(ar, 'en') }
  const alternate = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })
  return [
    { tagName: 'link', rel: 'canonical', href: urls[lang] },
    ...(languages.length > 1
      ? [...languages.map((one) => alternate(one, urls[one])), alternate('x-default', urls.ar)]
      : []),
  ]
}

const articleTags = ({ published_at, changed_at, tags }: NonNullable<PageMeta['article']>): MetaDescriptor[] =>
  [['published_time', published_at], ['modified_time', changed_at], ...tags.map((tag) => ['tag', tag])].map(
    ([name, content]) => ({ property: `article:${name}`, content }),
  )

function openGraph(properties: Record<string, string>): MetaDescriptor[] {
  return Object.entries(properties).map(([name, content]) => ({ property: `og:${name}`, content }))
}
