import type { Ref } from 'react'
import type { OwnAd } from '#contract/ads.ts'
import { listsTexts } from '#web/texts/lists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { SelectAll } from '#web/ui/select-boxes.tsx'
import type { Selection } from '#web/ui/use-selection.ts'
import { OwnAdItem } from './own-ad-item.tsx'
import type { OwnAdSearch } from './own-ad-search.ts'
import { OwnAdTable } from './own-ad-table.tsx'

interface Props {
  ads: readonly OwnAd[]
  view: OwnAdSearch['view']
  now: string
  /** Ref of the element whose children are the ads. */
  list: Ref<HTMLUListElement & HTMLTableSectionElement>
  selection: Selection
  onAct: (carId: string) => void
}

/** The ads as a list or table with checkboxes. */
export function OwnAds({ ads, view, now, list, selection, onAct }: Props) {
  const { t } = useTexts(listsTexts)
  return (
    <div className="flex flex-col gap-1">
      <SelectAll ids={ads.map(({ id }) => id)} selection={selection}>
        {t('list_select_all')}
      </SelectAll>
      {view === 'table' ? (
        <OwnAdTable ads={ads} rows={list} selection={selection} onAct={onAct} />
      ) : (
        <ul ref={list} className="flex flex-col gap-2">
          {ads.map((ad) => (
            <li key={ad.id}>
              <OwnAdItem ad={ad} now={now} selection={selection} onAct={onAct} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
