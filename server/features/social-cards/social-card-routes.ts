import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { articlePath, FIXED_PAGES, type ArticleKind } from '#domain/articles/article-kinds.ts'
import { languageOf, type Lang } from '#domain/language.ts'
import { appNameIn } from '#domain/settings/app-name.ts'
import type { Services } from '#server/context.ts'
import { noteShown } from '#server/platform/http/cache/topics.ts'
import type { CardTitle } from './card-title.ts'
import { findArticleTitle } from './find-article-title.ts'
import { findPriceTitle, type PriceParts } from './find-price-title.ts'

type Needed = Pick<Services, 'db' | 'clock' | 'catalogue' | 'publicSettings' | 'websiteTexts' | 'pictureWorkers'>

type Find = (params: PriceParts & { slug?: string }, lang: Lang) => Promise<CardTitle | null>

/** Drawn cards in memory, of about 20 KB each. */
const MOST_KEPT = 50

const PRICE_PAGES = ['', '/:make', '/:make/:model', '/:make/:model/:place', '/:make/:model/:place/:city']

/** Serves the pictures that links to articles and to pages of prices show elsewhere. */
export function addSocialCards(http: FastifyInstance, services: Needed): void {
  const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: MOST_KEPT })

  async function draw({ title, lang }: CardTitle): Promise<Uint8Array> {
    const [settings, texts] = await Promise.all([services.publicSettings(), services.websiteTexts()])
    const words = { lang, title, site: appNameIn(lang, { settings, texts }) }
    const key = JSON.stringify(words)
    const known = drawn.get(key)
    if (known) return known
    const card = services.pictureWorkers.ask({ kind: 'card', words })
    drawn.set(key, card)
    card.catch(() => drawn.delete(key))
    return card
  }

  const add = (path: string, topic: 'articles' | 'prices', find: Find) =>
    http.get<{ Params: PriceParts & { slug?: string }; Querystring: { lang?: unknown } }>(
      `${path}/card.png`,
      async (request, reply) => {
        noteShown(request, topic, 'catalogue', 'settings', 'texts')
        const title = await find(request.params, languageOf(request.query.lang))
        if (!title) return reply.code(404).send({ code: 'NOT_FOUND', message: 'The page does not exist' })
        return reply.type('image/png').send(Buffer.from(await draw(title)))
      },
    )

  const ofArticle = (kind: ArticleKind, given?: string): Find => {
    return ({ slug = given ?? '' }, lang) => findArticleTitle(services, { kind, slug, lang })
  }
  for (const kind of ['post', 'guide', 'page'] as const) add(articlePath(kind, ':slug'), 'articles', ofArticle(kind))
  for (const slug of FIXED_PAGES) add(articlePath('page', slug), 'articles', ofArticle('page', slug))
  for (const path of PRICE_PAGES)
    add(`/prices${path}`, 'prices', (parts, lang) => findPriceTitle(services, parts, lang))
}
