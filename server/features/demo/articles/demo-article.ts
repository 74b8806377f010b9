import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import type { DemoMedia } from '../add-demo-media.ts'

/** An article of the demo. Texts are in the notation of `bodyOfText`, with the blocks of `fillBlocks`. */
export interface DemoArticle {
  kind: ArticleKind
  slug: string
  cover?: DemoMedia
  tags_ar: string[]
  tags_en: string[]
  /** The slug of the model that it is about. */
  model?: string
  footer_place?: number
  title_ar: string
  title_en: string
  excerpt_ar: string
  excerpt_en: string
  text_ar: string
  text_en: string
}
