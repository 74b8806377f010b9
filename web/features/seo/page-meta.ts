import type { Location, MetaDescriptor } from 'react-router'
import type { AppSetting } from '#contract/settings.ts'
import type { WebsiteText } from '#contract/texts.ts'
import type { PictureSize } from '#domain/pictures/picture-size.ts'
import { languageOf, type Lang } from '#domain/language.ts'
import { createTexts, type Texts } from '#web/texts/create-texts.ts'
import { appNameOf } from '#web/features/settings/public.ts'
import type { TextArea } from '#web/texts/text-key.ts'
import { overlayOf } from '#web/texts/text-overlay.ts'

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
  const { title, description, image, imageSize, isIndexed = true, address = location.pathname } = write(texts)
  const publicUrl = root?.publicUrl ?? ''
  const site = appNameOf(root?.settings, texts)
  const picture = image && !image.endsWith('.svg') ? { url: image, size: imageSize } : CARD
  const shown = `${title} | ${site}`
  return [
    { title: shown },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isIndexed ? addresses(publicUrl, address, lang) : [{ name: 'robots', content: 'noindex, follow' }]),
    ...openGraph({
      title,
      ...(description && { description }),
      type: 'website',
      site_name: site,
      locale: LOCALE[lang],
      'locale:alternate': LOCALE[otherThan(lang)],
      image: publicUrl + picture.url,
      ...(picture.size && { 'image:width': `${picture.size.width}`, 'image:height': `${picture.size.height}` }),
      'image:alt': title,
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The canonical URL and the alternates of both languages. The Arabic one has no language parameter. */
function addresses(publicUrl: string, address: string, lang: Lang): MetaDescriptor[] {
  const ar = publicUrl + address
  const en = `${ar}${address.includes('?') ? '&' : '?'}lang=en`
  const alternate = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })
  return [
    { tagName: 'link', rel: 'canonical', href: lang === 'en' ? en : ar },
    alternate('ar', ar),
    alternate('en', en),
    alternate('x-default', ar),
  ]
}

function openGraph(properties: Record<string, string>): MetaDescriptor[] {
  return Object.entries(properties).map(([name, content]) => ({ property: `og:${name}`, content }))
}

const otherThan = (lang: Lang): Lang => (lang === 'ar' ? 'en' : 'ar')
