import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { addArticle, changeArticle, confirmTranslation, deleteArticle, duplicateArticle } from './change-articles.ts'
import { deleteDraft, keepDraft } from './drafts.ts'
import { getArticle } from './get-article.ts'
import { getAnyArticle, listAnyArticles, listArticleTags } from './list-any-articles.ts'
import { listGuides, listPages } from './list-entries.ts'
import { listPosts } from './list-posts.ts'
import { previewArticle, sharePreview } from './previews.ts'
import { readPasted } from './read-pasted.ts'

const { articles } = procedures

export const articlesHandlers = {
  list_posts: articles.list_posts.handler(({ context, input }) => listPosts(context, input)),
  list_pages: articles.list_pages.handler(({ context, input }) => listPages(context, input.lang)),
  list_guides: articles.list_guides.handler(({ context, input }) => listGuides(context, input)),
  get: articles.get.handler(({ context, input }) => getArticle(context, input)),
  preview: articles.preview.handler(({ context, input }) => previewArticle(context, input.token, input.lang)),
  list_any: articles.list_any.handler(({ context, input }) => listAnyArticles(context, input)),
  get_any: articles.get_any.handler(({ context, input }) => getAnyArticle(context, input.article_id)),
  list_tags: articles.list_tags.handler(({ context }) => listArticleTags(context)),
  add: articles.add.handler(({ context, input }) => addArticle(context, input)),
  change: articles.change.handler(({ context, input }) => changeArticle(context, input)),
  confirm_translation: articles.confirm_translation.handler(({ context, input }) =>
    confirmTranslation(context, input.article_id, input.original_at),
  ),
  delete: articles.delete.handler(({ context, input: { article_id, even_if_cited } }) =>
    deleteArticle(context, article_id, { evenIfCited: even_if_cited }),
  ),
  duplicate: articles.duplicate.handler(({ context, input }) => duplicateArticle(context, input.article_id, input.id)),
  keep_draft: articles.keep_draft.handler(({ context, input }) => keepDraft(context, input)),
  drop_draft: articles.drop_draft.handler(({ context, input }) =>
    deleteDraft(context.db, input.article_id, requireUser(context).id),
  ),
  share_preview: articles.share_preview.handler(({ context, input }) => sharePreview(context, input.article_id)),
  read_pasted: articles.read_pasted.handler(({ input }) => readPasted(input.html)),
}
