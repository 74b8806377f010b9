import { FACT_TOPICS, type FactTopic } from '#domain/facts/fact-kinds.ts'
import { cutText } from '#domain/text/truncate.ts'

export interface AdminFactSearch {
  q?: string
  topic?: FactTopic
  isOverdue: boolean
}

/** Parses the query string; invalid values are ignored. */
export function readAdminFactSearch(params: URLSearchParams): AdminFactSearch {
  const q = cutText(params.get('q')?.trim() ?? '', 100)
  const topic = FACT_TOPICS.find((one) => one === params.get('topic'))
  return { ...(q && { q }), ...(topic && { topic }), isOverdue: params.get('show') === 'overdue' }
}

/** The inverse of `readAdminFactSearch`. @returns a path with query string */
export function adminFactsAddress({ q, topic, isOverdue }: AdminFactSearch): string {
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(topic && { topic }),
    ...(isOverdue && { show: 'overdue' }),
  })
  return params.size ? `/admin/facts?${params}` : '/admin/facts'
}
