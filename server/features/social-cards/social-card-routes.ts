import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import { stateOfLanguage } from '#domain/articles/article-state.ts'
import { LANGUAGES, languageOf, type Lang } from '#domain/language.ts'
import { appNameIn } from '#domain/settings/app-name.ts'
import type { Services } from '#server/context.ts'
import { articles } from '#server/platform/db/schema/index.ts'
import { noteShown } from '#server/platform/http/cache/topics.ts'

type Needed = Pick<Services, 'db' | 'clock' | 'publicSettings' | 'websiteTexts' | 'pictureWorkers'>

interface Asked {
  Params: { slug: string }
  Querystring: { lang?: unknown }
}

/** Drawn cards in memory, of about 20 KB each. */
const MOST_KEPT = 50

/** Serves the pictures that links to posts and guides show elsewhere. */
export function addSocialCards(http: FastifyInstance, services: Needed): void {
  const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: MOST_KEPT })

  async function draw(title: string, lang: Lang): Promise<Uint8Array> {
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

  const add = (path: string, kind: ArticleKind) =>
    http.get<Asked>(path, async (request, reply) => {
      const { params, query } = request
      noteShown(request, 'articles', 'settings', 'texts')
      const found = await findTitle(services, { kind, slug: params.slug, lang: languageOf(query.lang) })
      if (!found) return reply.code(404).send({ code: 'NOT_FOUND', message: 'The article does not exist' })
      const card = await draw(found.title, found.lang)
      return reply.type('image/png').send(Buffer.from(card))
    })
  add('/blog/:slug/card.png', 'post')
  add('/knowledge/:slug/card.png', 'guide')
}

interface Wanted {
  kind: ArticleKind
  slug: string
  lang: Lang
}

/** The title of a published article, in the wanted language if it is published in it. */
async function findTitle({ db, clock }: Needed, { kind, slug, lang }: Wanted) {
  const { title_ar, title_en, published_ar_at, published_en_at } = articles
  const [found] = await db
    .select({ title_ar, title_en, published_ar_at, published_en_at })
    .from(articles)
    .where(and(eq(articles.kind, kind), eq(articles.slug, slug)))
  if (!found) return null
  const isPublic = (one: Lang) => {
    const time = found[`published_${one}_at`]
    return stateOfLanguage(time && time.toISOString(), clock()) === 'published'
  }
  const shown = [lang, ...LANGUAGES].find(isPublic)
  return shown ? { lang: shown, title: found[`title_${shown}`] } : null
}
