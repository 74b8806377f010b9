import { ownAdSort, type OwnAdSort } from '#domain/ads/own-ad-sorts.ts'
import { shownState, type ShownState } from '#domain/ads/shown-states.ts'
import { cutText } from '#domain/text/truncate.ts'
import { cursorOf } from '#web/platform/queries/cursor-of.ts'

export interface OwnAdSearch {
  state: ShownState | undefined
  /** Empty if all ads are listed. */
  text: string
  sort: OwnAdSort
  view: 'list' | 'table'
  /** Cursor of the page; undefined for the first one. */
  after: string | undefined
}

/** Parses the query string; invalid values are ignored. */
export const readOwnAdSearch = (params: URLSearchParams): OwnAdSearch => ({
  state: shownState(params.get('state')),
  text: cutText(params.get('text')?.trim() ?? '', 200),
  sort: ownAdSort(params.get('sort')),
  view: params.get('view') === 'table' ? 'table' : 'list',
  after: cursorOf(params),
})

/** The inverse of `readOwnAdSearch`. A changed search begins at its first page. */
export function ownAdsAddress(
  { state, text, sort, view }: Omit<OwnAdSearch, 'after'>,
  { after }: Partial<Pick<OwnAdSearch, 'after'>> = {},
): string {
  const params = new URLSearchParams({
    ...(state && { state }),
    ...(text && { text }),
    ...(sort !== 'newest' && { sort }),
    ...(view !== 'list' && { view }),
    ...(after && { after }),
  }).toString()
  return params ? `/my-ads?${params}` : '/my-ads'
}
