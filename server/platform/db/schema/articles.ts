import {
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BodyNode } from '#domain/articles/article-body.ts'
import { ARTICLE_KINDS } from '#domain/articles/article-kinds.ts'
import { LANGUAGES } from '#domain/language.ts'
import { users } from './accounts.ts'
import { car_makers, car_models } from './catalogue.ts'
import { media } from './media.ts'
import { timestamptz } from './timestamptz.ts'

/** Posts, pages and guides. The state of each language follows from its time (`domain/articles/article-state.ts`). */
export const articles = pgTable(
  'articles',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ARTICLE_KINDS }).notNull(),
    slug: text().notNull(),
    /** The language that the other one is translated from. */
    original_lang: text({ enum: LANGUAGES }).notNull(),
    title_ar: text().notNull(),
    title_en: text().notNull(),
    excerpt_ar: text().notNull(),
    excerpt_en: text().notNull(),
    body_ar: jsonb().$type<BodyNode>().notNull(),
    body_en: jsonb().$type<BodyNode>().notNull(),
    cover_id: uuid().references(() => media.id, { onDelete: 'set null' }),
    tags_ar: text().array().notNull(),
    tags_en: text().array().notNull(),
    /** Empty: the site. */
    author_ar: text().notNull(),
    author_en: text().notNull(),
    make_id: smallint().references(() => car_makers.id, { onDelete: 'set null' }),
    model_id: smallint().references(() => car_models.id, { onDelete: 'set null' }),
    /** Null if it is not in the footer. */
    footer_place: integer(),
    /** Null for a draft, in the future while it is scheduled. */
    published_ar_at: timestamptz(),
    published_en_at: timestamptz(),
    /** When the title, the excerpt or the body last changed. */
    text_ar_at: timestamptz().notNull(),
    text_en_at: timestamptz().notNull(),
    /** An admin confirmed the translation as it is for the original of this time. */
    translation_checked_at: timestamptz(),
    updated_at: timestamptz().notNull(),
    /** Until when visitors were told of publications; later ones follow from the times. */
    announced_at: timestamptz().notNull(),
    /** Whether a language was ever public, so that its address may be known. */
    was_public: boolean().notNull(),
    /** The number of words of the bodies. */
    words_ar: integer().notNull(),
    words_en: integer().notNull(),
    /** The distinct words of everything that is searched of a language, by `searchText`. */
    search_words_ar: text().notNull(),
    search_words_en: text().notNull(),
    is_demo: boolean().notNull().default(false),
  },
  (t) => [
    unique('articles_kind_slug').on(t.kind, t.slug),
    index('articles_published_ar_at').on(t.kind, t.published_ar_at),
    index('articles_published_en_at').on(t.kind, t.published_en_at),
    index('articles_updated_at').on(t.updated_at),
    index('articles_cover_id').on(t.cover_id),
  ],
)

/** Former slugs, which redirect. */
export const former_slugs = pgTable(
  'former_slugs',
  {
    kind: text({ enum: ARTICLE_KINDS }).notNull(),
    slug: text().notNull(),
    article_id: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.kind, t.slug] }), index('former_slugs_article_id').on(t.article_id)],
)

/** The pictures that the bodies show. Those that were deleted from the library are shown again once they are restored. */
export const article_pictures = pgTable(
  'article_pictures',
  {
    article_id: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    picture_id: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.article_id, t.picture_id] }), index('article_pictures_picture_id').on(t.picture_id)],
)

/** What an admin has typed and not saved yet. The article need not exist yet. */
export const article_drafts = pgTable(
  'article_drafts',
  {
    article_id: uuid().notNull(),
    admin_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ARTICLE_KINDS }).notNull(),
    /** The changed fields, as in `ArticleFields`. */
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The saved values that the changes are based on. */
    seen: jsonb().$type<Record<string, unknown>>().notNull(),
    revision: integer().notNull(),
    kept_at: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.article_id, t.admin_id] }), index('article_drafts_admin_id').on(t.admin_id)],
)

/** Links that show an article before it is published. */
export const article_previews = pgTable(
  'article_previews',
  {
    /** SHA-256 of the token, in hexadecimal. */
    token_hash: char({ length: 64 }).primaryKey(),
    article_id: uuid().notNull(),
    /** Whose draft it shows. */
    admin_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ends_at: timestamptz().notNull(),
  },
  (t) => [index('article_previews_ends_at').on(t.ends_at)],
)
