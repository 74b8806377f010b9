import { z } from 'zod'
import { ArticleFields } from '#contract/articles.ts'
import { parseInteger } from '#domain/text/parse-number.ts'
import { toSaved } from '#web/ui/form/to-saved.ts'
import { MOST_PLACE, type TypedArticle } from './typed-article.ts'

const Saved = ArticleFields.omit({ body_ar: true, body_en: true, published_ar_at: true, published_en_at: true })
export type SavedArticle = z.output<typeof Saved>

const Id = z.string().transform((typed) => (typed === '' ? null : Number(typed)))

/** The typed form of an article. */
export const ArticleForm: z.ZodType<SavedArticle, TypedArticle> = z
  .strictObject({
    slug: z.string(),
    original_lang: Saved.shape.original_lang,
    title_ar: z.string(),
    title_en: z.string(),
    excerpt_ar: z.string(),
    excerpt_en: z.string(),
    cover_id: z.string().transform((typed) => typed || null),
    tags_ar: z.array(z.string()),
    tags_en: z.array(z.string()),
    author_ar: z.string(),
    author_en: z.string(),
    make_id: Id,
    model_id: Id,
    footer_place: z.string(),
  })
  .transform(
    toSaved(Saved, ({ footer_place, ...typed }, refuse) => {
      const place = parseInteger(footer_place, { min: 0, max: MOST_PLACE })
      if (place === null && footer_place.trim() !== '') refuse(['footer_place'], 'footer_place_wrong')
      return { ...typed, footer_place: place }
    }),
  )
