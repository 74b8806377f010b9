import type { LoggedChange } from '#contract/audit.ts'

type Subject = LoggedChange['subject']

/** The screens of the kinds; null for those without one. */
const ADDRESSES: Readonly<Record<Subject['kind'], ((id: Subject['id']) => string) | null>> = {
  user: (id) => `/admin/users/${id}`,
  ad: (id) => `/admin/cars/edit/${id}`,
  promotion: () => '/admin/promotions',
  client_fault: () => '/admin/errors?state=resolved',
  support_request: () => '/admin/support',
  setting: () => '/admin/settings',
  tag: (id) => `/admin/tags/edit/${id}`,
  maker: (id) => `/admin/car-makers/edit/${id}`,
  deal: (id) => `/admin/deals/edit/${id}`,
  deal_category: () => '/admin/deals',
  article: (id) => `/admin/blog/edit/${id}`,
  brand: (id) => `/admin/brands/edit/${id}`,
  trade_word: (id) => `/admin/words/edit/${id}`,
  fact: (id) => `/admin/facts/edit/${id}`,
  media: (id) => `/admin/media?picture=${id}`,
  site: () => '/admin/system',
  seller_review: null,
  text: null,
  model: null,
  list: null,
}

/** URL of the screen of a subject; null if it has none. */
export const subjectAddress = ({ kind, id }: Subject): string | null => ADDRESSES[kind]?.(id) ?? null
