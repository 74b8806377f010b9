/** The pages of the site by what they show, so that a measurement identifies nobody. */
export const PAGE_KINDS = [
  'home',
  'explore',
  'car',
  'compare',
  'seller',
  'prices',
  'deals',
  'blog',
  'assistant',
  'add_car',
  'account',
  'messages',
  'admin',
  'other',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** By the first part of the path. */
const BY_PLACE: Readonly<Record<string, PageKind>> = {
  '': 'home',
  explore: 'explore',
  car: 'car',
  compare: 'compare',
  seller: 'seller',
  prices: 'prices',
  deals: 'deals',
  blog: 'blog',
  guides: 'blog',
  'ai-assistant': 'assistant',
  'add-car': 'add_car',
  'my-ads': 'account',
  favorites: 'account',
  shortlists: 'account',
  dashboard: 'account',
  verification: 'account',
  messages: 'messages',
  admin: 'admin',
}

export function pageKind(path: string): PageKind {
  const [, place = ''] = path.split('/')
  return Object.hasOwn(BY_PLACE, place) ? (BY_PLACE[place] ?? 'other') : 'other'
}
