import { z } from 'zod'
import { ARTICLE_KINDS } from '#domain/articles/article-kinds.ts'
import { isSlug } from '#domain/articles/article-slug.ts'
import { ARTICLE_STATES } from '#domain/articles/article-state.ts'
import { LANGUAGES } from '#domain/language.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { ArticleBody } from './article-body.ts'
import { CarCard } from './cars.ts'
import { EvenIfCited } from './content-use.ts'
import { errors } from './errors.ts'
import { Fact } from './facts.ts'
import { MarketPrice } from './market-price.ts'
import { MediaPicture } from './media.ts'
import { atMost, OneLine, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { StorableTime, Timestamp } from './timestamp.ts'

const Lang = z.enum(LANGUAGES)
const Kind = z.enum(ARTICLE_KINDS)
const Named = z.object({ id: z.int(), slug: z.string(), name_ar: z.string(), name_en: z.string() })

/** An article as shown in lists, in the wanted language if it is published in it, otherwise in the other one. */
export const ArticleCard = z.object({
  id: z.uuid(),
  kind: Kind,
  slug: z.string(),
  /** The language of the title, the excerpt, the tags and the body. */
  lang: Lang,
  title: z.string(),
  excerpt: z.string(),
  cover: MediaPicture.nullable(),
  tags: z.array(z.string()),
  /** Empty: the site. */
  author: z.string(),
  /** Of this language. */
  published_at: Timestamp,
  /** When the text of this language last changed. */
  changed_at: Timestamp,
  /** Reading time. */
  minutes: z.int(),
  is_demo: z.boolean(),
})
export type ArticleCard = z.output<typeof ArticleCard>

/** A price that an article cites. */
export const CitedPrice = z.object({
  /** The slug of the model, and the year. */
  model: z.string(),
  year: z.int(),
  make_name_ar: z.string(),
  make_name_en: z.string(),
  model_name_ar: z.string(),
  model_name_en: z.string(),
  /** Null if there are too few ads. */
  market: MarketPrice.nullable(),
})
export type CitedPrice = z.output<typeof CitedPrice>

const Neighbour = z.object({ slug: z.string(), lang: Lang, title: z.string() })

export const Article = ArticleCard.extend({
  body: ArticleBody,
  /** Whether it is published in the other language too. */
  has_other_language: z.boolean(),
  /** Whether the text that this one translates has changed since. */
  is_older_than_original: z.boolean(),
  make: Named.nullable(),
  model: Named.nullable(),
  /** What the body shows. What is gone is absent. */
  pictures: z.array(MediaPicture),
  shown_cars: z.array(CarCard),
  prices: z.array(CitedPrice),
  facts: z.array(Fact),
  /** Live ads of the make or model. */
  related_cars: z.array(CarCard),
  /** By the time of publication; only of posts. */
  next: Neighbour.nullable(),
  previous: Neighbour.nullable(),
})
export type Article = z.output<typeof Article>

const Counted = z.object({ tag: z.string(), count: z.int() })

export const PostPage = z.object({
  items: z.array(ArticleCard),
  total: z.int(),
  pages: z.int(),
  /** Of all published posts, in the wanted language, most frequent first. */
  tags: z.array(Counted),
})
export type PostPage = z.output<typeof PostPage>

const PageNumber = z.coerce.number<number | string>().int().min(1).max(1000).default(1)
const Tag = OneLine.transform(plainText).pipe(z.string().trim().min(1, 'required').check(atMost(40)))
const Tags = z.array(Tag).max(10)

export const PostSearch = z.strictObject({
  lang: Lang.default('ar'),
  /** Words of the title, the excerpt, the body or the tags, in either language. */
  q: OneLine.check(atMost(100)).optional(),
  /** In either language. */
  tag: OneLine.check(atMost(40)).optional(),
  /** The slug of a make or model. */
  about: z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/)
    .optional(),
  page: PageNumber,
})
export type PostSearch = z.output<typeof PostSearch>

/** An entry in the list of pages or guides. */
const Entry = z.object({
  kind: Kind,
  slug: z.string(),
  lang: Lang,
  title: z.string(),
  excerpt: z.string(),
  /** Position in the footer; null if it is not there. */
  footer_place: z.int().nullable(),
})
export type ArticleEntry = z.output<typeof Entry>

const Title = OneLine.transform(plainText).pipe(z.string().trim().check(atMost(150)))
const Excerpt = OneLine.transform(plainText).pipe(z.string().trim().check(atMost(300)))
const Author = OneLine.transform(plainText).pipe(z.string().trim().check(atMost(60)))
const Slug = OneLine.refine((text) => text === '' || isSlug(text), 'slug_wrong')

export const ArticleFields = z.strictObject({
  /** Empty: derived from the title. */
  slug: Slug,
  /** The language that the other one is translated from. */
  original_lang: Lang,
  title_ar: Title,
  title_en: Title,
  excerpt_ar: Excerpt,
  excerpt_en: Excerpt,
  body_ar: ArticleBody,
  body_en: ArticleBody,
  /** A picture of the library. */
  cover_id: z.uuid().nullable(),
  tags_ar: Tags,
  tags_en: Tags,
  /** Empty: the site. */
  author_ar: Author,
  author_en: Author,
  /** What it is about, for related cars. */
  make_id: z.int().min(1).max(32_767).nullable(),
  model_id: z.int().min(1).max(32_767).nullable(),
  footer_place: z.int().min(0).max(1000).nullable(),
  /** Each language is published separately. In the future: scheduled. Null: a draft. */
  published_ar_at: StorableTime.nullable(),
  published_en_at: StorableTime.nullable(),
})
export type ArticleFields = z.output<typeof ArticleFields>

const SeenArticle = ArticleFields.extend({ title_ar: z.string(), title_en: z.string() }).partial()

/** An article as shown in lists to admins. */
export const AnyArticleCard = z.object({
  id: z.uuid(),
  kind: Kind,
  slug: z.string(),
  title_ar: z.string(),
  title_en: z.string(),
  cover: MediaPicture.nullable(),
  state_ar: z.enum(ARTICLE_STATES),
  state_en: z.enum(ARTICLE_STATES),
  published_ar_at: Timestamp.nullable(),
  published_en_at: Timestamp.nullable(),
  /** The language whose text is older than the original that it translates; null if none is. */
  older_translation: Lang.nullable(),
  /** Whether the caller has changes that are not saved yet. */
  has_draft: z.boolean(),
  updated_at: Timestamp,
  is_demo: z.boolean(),
})
export type AnyArticleCard = z.output<typeof AnyArticleCard>

/** The changes of an admin that were kept while typing and are not saved yet. */
export const ArticleDraft = z.object({
  /** The changed fields. */
  values: ArticleFields.partial(),
  /** The saved values that the changes are based on. */
  seen: SeenArticle,
  /** Increases with each time that the draft is kept. */
  revision: z.int(),
  kept_at: Timestamp,
})
export type ArticleDraft = z.output<typeof ArticleDraft>

export const AnyArticle = AnyArticleCard.extend({
  /** False if there is only a draft of the caller. */
  is_added: z.boolean(),
  values: ArticleFields,
  /** When the text of a language last changed. */
  text_ar_at: Timestamp,
  text_en_at: Timestamp,
  /** What the bodies show, saved or in the draft, and the cover. */
  pictures: z.array(MediaPicture),
  /** Null without unsaved changes. */
  draft: ArticleDraft.nullable(),
})
export type AnyArticle = z.output<typeof AnyArticle>

export const AnyArticleSearch = z.strictObject({
  kind: Kind,
  q: OneLine.check(atMost(100)).optional(),
  /** In either language. */
  state: z.enum(ARTICLE_STATES).optional(),
  page: PageNumber,
})
export type AnyArticleSearch = z.output<typeof AnyArticleSearch>

/** A draft of the caller of an article that is not added yet. */
const UnsavedArticle = z.object({ id: z.uuid(), title_ar: z.string(), title_en: z.string(), kept_at: Timestamp })
export type UnsavedArticle = z.output<typeof UnsavedArticle>

const AnyArticlePage = z.object({
  items: z.array(AnyArticleCard),
  total: z.int(),
  pages: z.int(),
  /** Last kept first; not affected by the search. */
  unsaved: z.array(UnsavedArticle),
})
export type AnyArticlePage = z.output<typeof AnyArticlePage>

/** Of two long bodies, and what they replace, as UTF-8. */
const MOST_BYTES = 12_000_000
const OneArticle = z.strictObject({ article_id: z.uuid() })
const Changed = z.object({
  changed: z.array(z.string()),
  /** The revision of the draft that the caller has of other fields; 0 for none. */
  draft_revision: z.int(),
})

const route = routesOf('articles')
const adminRoute = routesOf('admin: articles')

export const articles = {
  list_posts: procedure
    .meta({ access: 'public', scope: 'read', topics: ['articles', 'catalogue'] })
    .route(route('List published posts', 'GET', '/posts', 'Newest first, with the tags of all posts in the language.'))
    .input(PostSearch)
    .output(PostPage),
  list_pages: procedure
    .meta({ access: 'public', scope: 'read', topics: ['pages'] })
    .route(route('List published pages', 'GET', '/pages', 'In the order of the footer, then by title.'))
    .input(z.strictObject({ lang: Lang.default('ar') }))
    .output(z.array(Entry)),
  list_guides: procedure
    .meta({ access: 'public', scope: 'read', topics: ['articles', 'catalogue'] })
    .route(route('List published guides', 'GET', '/guides', 'Those about a model or its make, or all, by title.'))
    .input(z.strictObject({ lang: Lang.default('ar'), about: PostSearch.shape.about }))
    .output(z.array(Entry)),
  get: procedure
    .meta({
      access: 'public',
      scope: 'read',
      topics: ['articles', 'cars', 'car:{shown_cars}', 'car:{related_cars}', 'catalogue', 'facts', 'prices', 'tags'],
    })
    .route(
      route(
        'Get a published article',
        'GET',
        '/articles/{kind}/{slug}',
        'With the ads, prices and facts that it shows. A former slug returns the article with its current one.',
      ),
    )
    .input(z.strictObject({ kind: Kind, slug: Text.check(atMost(200)), lang: Lang.default('ar') }))
    .errors(errors('NOT_FOUND'))
    .output(Article),
  preview: procedure
    .meta({ access: 'public', topics: ['articles', 'cars', 'catalogue', 'facts', 'prices', 'tags'] })
    .route(
      route(
        'Preview an article by a link',
        'GET',
        '/article-previews/{token}',
        'Saved or not, until the link ends. The text is as in the draft of the admin who made the link.',
      ),
    )
    .input(z.strictObject({ token: Text.check(atMost(100)), lang: Lang.default('ar') }))
    .errors(errors('NOT_FOUND'))
    .output(Article.extend({ ends_at: Timestamp, published_at: Timestamp.nullable() })),
  list_any: procedure
    .meta({ access: 'admin' })
    .route(adminRoute('List articles in any state', 'GET', '/admin/articles', 'Latest change first.'))
    .input(AnyArticleSearch)
    .output(AnyArticlePage),
  get_any: procedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Get an article in any state',
        'GET',
        '/admin/articles/{article_id}',
        "With the caller's draft, or that alone if the article is not added yet.",
      ),
    )
    .input(OneArticle)
    .errors(errors('NOT_FOUND'))
    .output(AnyArticle),
  list_tags: procedure
    .meta({ access: 'admin' })
    .route(
      adminRoute('List the tags of articles', 'GET', '/admin/article-tags', 'Of each language, most frequent first.'),
    )
    .output(z.object({ tags_ar: z.array(Counted), tags_en: z.array(Counted) })),
  add: procedure
    .meta({ access: 'admin', mostBytes: MOST_BYTES })
    .route(adminRoute('Add an article', 'POST', '/admin/articles', 'Idempotent by the ID, which the client chooses.'))
    .input(ArticleFields.extend({ id: z.uuid(), kind: Kind }))
    .errors(errors('INVALID_INPUT'))
    .output(z.object({ id: z.uuid(), slug: z.string() })),
  change: procedure
    .meta({ access: 'admin', mostBytes: MOST_BYTES })
    .route(
      adminRoute(
        'Change an article',
        'PUT',
        '/admin/articles/{article_id}',
        "Changes what is published at once. Ends the caller's draft of these fields. Returns the names of those that changed. Fails if it hides a language while other articles link to it, unless `even_if_cited` is set.",
      ),
    )
    .input(OneArticle.extend({ wanted: ArticleFields.partial(), seen: SeenArticle, ...EvenIfCited.shape }))
    .errors(errors('NOT_FOUND', 'CONTENT_CHANGED', 'INVALID_INPUT', 'CITED'))
    .output(Changed),
  confirm_translation: voidProcedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Confirm a translation',
        'POST',
        '/admin/articles/{article_id}/translation-checks',
        'Says that the translation is right for the original of a time, without changing it.',
      ),
    )
    .input(OneArticle.extend({ original_at: StorableTime }))
    .errors(errors('NOT_FOUND')),
  delete: voidProcedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Delete an article',
        'POST',
        '/admin/articles/{article_id}/delete',
        'Not those that the site needs. Fails while other articles link to it, unless `even_if_cited` is set.',
      ),
    )
    .input(OneArticle.extend(EvenIfCited.shape))
    .errors(errors('NOT_FOUND', 'IN_USE', 'CITED')),
  duplicate: procedure
    .meta({ access: 'admin' })
    .route(adminRoute('Duplicate an article', 'POST', '/admin/articles/{article_id}/duplicate', 'The copy is a draft.'))
    .input(OneArticle.extend({ id: z.uuid() }))
    .errors(errors('NOT_FOUND'))
    .output(z.object({ id: z.uuid() })),
  keep_draft: procedure
    .meta({ access: 'admin', mostBytes: MOST_BYTES })
    .route(
      adminRoute(
        'Keep unsaved changes of an article',
        'PUT',
        '/admin/articles/{article_id}/draft',
        "Replaces the caller's draft if nothing else replaced it since. The article need not exist yet.",
      ),
    )
    .input(
      OneArticle.extend({
        kind: Kind,
        values: ArticleFields.partial(),
        seen: SeenArticle,
        /** The revision that this one replaces; 0 for none. */
        revision: z.int().min(0).max(1_000_000_000),
      }),
    )
    .errors(errors('CONTENT_CHANGED'))
    .output(z.object({ revision: z.int(), kept_at: Timestamp })),
  drop_draft: voidProcedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Drop unsaved changes of an article',
        'DELETE',
        '/admin/articles/{article_id}/draft',
        'Only those of the caller.',
      ),
    )
    .input(OneArticle),
  share_preview: procedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Create a link that shows an article before it is published',
        'POST',
        '/admin/articles/{article_id}/previews',
        'The link works without signing in, for seven days.',
      ),
    )
    .input(OneArticle)
    .errors(errors('NOT_FOUND'))
    .output(z.object({ token: z.string(), ends_at: Timestamp })),
  read_pasted: procedure
    .meta({ access: 'admin', mostBytes: MOST_BYTES })
    .route(
      adminRoute(
        'Clean pasted HTML',
        'POST',
        '/admin/articles/pasted',
        'Returns HTML with the elements that articles can have, and nothing else.',
      ),
    )
    .input(z.strictObject({ html: z.string().check(atMost(5_000_000)) }))
    .errors(errors('INVALID_INPUT'))
    .output(z.object({ html: z.string() })),
}
