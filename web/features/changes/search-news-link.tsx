import { Link } from 'react-router'
import type { SearchNews } from '#contract/changes.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { changesTexts } from '#web/texts/changes/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  search: SearchNews
  /** Called when the results are opened, which shows what is new. */
  onShown: () => void
}

/** A saved search with what is new in its results. */
export function SearchNewsLink({ search, onShown }: Props) {
  return (
    <span className="dotted">
      <Link to={`/explore?${search.query}`} className="link font-medium" {...writtenIn(search.name)} onClick={onShown}>
        {search.name}
      </Link>
      <SearchNewsCounts search={search} />
    </span>
  )
}

/** Such as `3 new, 1 cheaper`. */
export function SearchNewsCounts({ search }: { search: SearchNews }) {
  const { t } = useTexts(changesTexts)
  const { new_count, cheaper_count, edited_count, sold_count, back_count } = search
  const counts = [
    new_count > 0 && t('changes_new', { count: new_count }),
    cheaper_count > 0 && t('changes_cheaper', { count: cheaper_count }),
    edited_count > 0 && t('changes_edited_ads', { count: edited_count }),
    sold_count > 0 && t('changes_sold_ads', { count: sold_count }),
    back_count > 0 && t('changes_returned', { count: back_count }),
  ].filter((text) => text !== false)
  return <span className="text-sm font-medium text-positive">{counts.join(t('list_comma'))}</span>
}
