import type { LaterSchema } from '#web/ui/form/later-schema.ts'
import type { SavedArticle } from './article-schema.ts'
import type { TypedArticle } from './typed-article.ts'

export const ARTICLE: LaterSchema<SavedArticle, TypedArticle> = {
  load: async () => (await import('./article-schema.ts')).ArticleForm,
  required: ['original_lang'],
}
