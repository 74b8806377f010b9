import type { Location, MetaDescriptor } from 'react-router'
import type { WebsiteText } from '#contract/texts.ts'
import { languageOf, type Lang } from '#domain/language.ts'
import { createTexts, type Texts } from '#web/texts/create-texts.ts'
import type { TextArea } from '#web/texts/text-key.ts'
import { overlayOf } from '#web/texts/text-overlay.ts'

interface Root {
  lang: unknown
  public_url: string
  changedTexts: readonly WebsiteText[] | null
}

interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: Location
}

export interface PageMeta {
  /** Without the site's name, which is added. */
  title: string
  description?: string | undefined
  /** Address of a picture on this site; the site's own card where there is none. */
  image?: string | undefined
  /** Whether search engines may list the page. */
  isIndexed?: boolean
}

const CARD = { url: '/social-card.png', width: '1200', height: '630' }
const PICTURE = { width: '960', height: '720' }
const LOCALE = { ar: 'ar_SA', en: 'en_US' } as const

/**
 * What search engines, tabs and link previews read of a page, in the visitor’s language.
 * @param _areas whose texts it uses beside the site’s; importing an area loads its texts
 */
export function pageMeta<Areas extends readonly TextArea[]>(
  { matches }: MetaArgs,
  write: (texts: Texts<Areas[number]>) => PageMeta,
  ..._areas: Areas
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Partial<Root> | undefined
  const lang = languageOf(root?.lang)
  const texts = createTexts(lang, overlayOf(lang, root?.changedTexts ?? []))
  const { title, description, image, isIndexed = true } = write(texts)
  const site = texts.t('app_name')
  const [picture, size] = image && !image.endsWith('.svg') ? [image, PICTURE] : [CARD.url, CARD]
  const shown = `${title} | ${site}`
  return [
    { title: shown },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ...openGraph({
      title,
      ...(description && { description }),
      type: 'website',
      site_name: site,
      locale: LOCALE[lang],
      'locale:alternate': LOCALE[otherThan(lang)],
      image: `${root?.public_url ?? ''}${picture}`,
      'image:width': size.width,
      'image:height': size.height,
      'image:alt': title,
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function openGraph(properties: Record<string, string>): MetaDescriptor[] {
  return Object.entries(properties).map(([name, content]) => ({ property: `og:${name}`, content }))
}

const otherThan = (lang: Lang): Lang => (lang === 'ar' ? 'en' : 'ar')
