import type { LoggedChange } from '#contract/audit.ts'

/** URL of the screen of a subject; null if it has none. */
export function subjectAddress({ kind, id }: LoggedChange['subject']): string | null {
  switch (kind) {
    case 'user':
      return `/admin/users/${id}`
    case 'ad':
      return `/admin/cars/edit/${id}`
    case 'promotion':
      return '/admin/promotions'
    case 'support_request':
      return '/admin/support'
    case 'setting':
      return '/admin/settings'
    case 'tag':
      return `/admin/tags/edit/${id}`
    case 'maker':
      return `/admin/car-makers/edit/${id}`
    case 'deal':
      return `/admin/deals/edit/${id}`
    case 'article':
      return `/admin/blog/edit/${id}`
    case 'brand':
      return `/admin/brands/edit/${id}`
    case 'trade_word':
      return `/admin/words/edit/${id}`
    case 'deal_category':
      return '/admin/deals'
    case 'fact':
      return `/admin/facts/edit/${id}`
    case 'media':
      return `/admin/media?picture=${id}`
    case 'seller_review':
    case 'text':
    case 'model':
    case 'list':
      return null
  }
}
