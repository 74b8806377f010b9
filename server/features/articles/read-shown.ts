import { asc, inArray } from 'drizzle-orm'
import type { Article, CitedPrice } from '#contract/articles.ts'
import type { ArticleBody } from '#contract/article-body.ts'
import type { CarCard } from '#contract/cars.ts'
import type { MediaPicture } from '#contract/media.ts'
import type { BodyNode } from '#domain/articles/article-body.ts'
import { shownInBody } from '#domain/articles/shown-in-body.ts'
import type { CallContext } from '#server/context.ts'
import { listCards, presentCards, presentNames } from '#server/features/cars/public.ts'
import { listFacts } from '#server/features/facts/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { presentPicture } from '#server/platform/pictures/library-pictures.ts'

const MOST_RELATED = 6

interface Subject {
  make_id: number | null
  model_id: number | null
}

type Shown = Pick<Article, 'body' | 'make' | 'model' | 'pictures' | 'shown_cars' | 'prices' | 'facts' | 'related_cars'>

/** What an article shows in a language, with everything that its body refers to. */
export async function readShown(context: CallContext, about: Subject, body: BodyNode): Promise<Shown> {
  const { makers, models } = await context.catalogue()
  const { picture_ids, car_ids, prices, fact_keys } = shownInBody(body)
  const [pictures, shownCars, cited, facts, related] = await Promise.all([
    readPictures(context.db, picture_ids),
    listCards(context, { ids: car_ids }),
    readPrices(context, prices),
    fact_keys.length ? listFacts(context, { key: fact_keys }) : [],
    listRelated(context, about),
  ])
  return {
    // validated when it was stored
    body: body as ArticleBody,
    make: named(makers.byId.get(about.make_id ?? 0)),
    model: named(models.byId.get(about.model_id ?? 0)),
    pictures,
    shown_cars: shownCars,
    prices: cited,
    facts,
    related_cars: related,
  }
}

const named = (row: { id: number; slug: string; name_ar: string; name_en: string } | undefined) =>
  row ? { id: row.id, slug: row.slug, name_ar: row.name_ar, name_en: row.name_en } : null

/** Those that are in the library. */
export async function readPictures(db: Db, ids: readonly string[]): Promise<MediaPicture[]> {
  if (!ids.length) return []
  const rows = await db
    .select()
    .from(media)
    .where(inArray(media.id, [...ids]))
    .orderBy(asc(media.id))
  return rows.flatMap((row) => presentPicture(row) ?? [])
}

async function readPrices(
  { catalogue, marketPrices }: CallContext,
  cited: readonly { model: string; year: number }[],
): Promise<CitedPrice[]> {
  if (!cited.length) return []
  const [names, marketOf] = await Promise.all([catalogue(), marketPrices()])
  return cited.flatMap(({ model: slug, year }) => {
    const model = names.models.bySlug.get(slug)
    if (!model) return []
    const ofModel = { make_id: model.make_id, model_id: model.id, custom_model: null }
    return [{ model: slug, year, ...presentNames(ofModel, names), market: marketOf({ model_id: model.id, year }) }]
  })
}

/** The newest cars of the model, then of the make. */
async function listRelated(context: CallContext, about: Subject): Promise<CarCard[]> {
  const { makers, models } = await context.catalogue()
  const make = makers.byId.get(about.make_id ?? 0)
  const model = models.byId.get(about.model_id ?? 0)
  const find = async (makeIds: number[], modelIds: number[]) => {
    const { cards } = await context.search.page(
      { chosen: [{ field: 'car', makeIds, modelIds }], typed: [] },
      { sort: 'newest', after: null, limit: MOST_RELATED },
    )
    return cards
  }
  const ofModel = model ? await find([], [model.id]) : []
  const ofMake = make && ofModel.length < MOST_RELATED ? await find([make.id], []) : []
  const byId = new Map([...ofModel, ...ofMake].map((card) => [card.id, card]))
  return presentCards(context, [...byId.values()].slice(0, MOST_RELATED))
}
