import { announceArticles } from './announce-articles.job.ts'
import { deleteEndedPreviews } from './previews.ts'

export { articleContent } from './article-content.ts'
export { addFeeds } from './feed-routes.ts'
export { isPublic } from './is-public.ts'

export const ARTICLE_JOBS = [announceArticles, deleteEndedPreviews]
