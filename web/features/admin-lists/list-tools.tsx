import type { ListSearch, SavedView } from '#contract/admin-lists.ts'
import type { AdminList } from '#domain/admin-lists/lists.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { adminListsTexts } from '#web/texts/admin-lists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { NewItems } from '#web/ui/new-items.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { SavedViews } from './saved-views.tsx'

export interface ListSettings {
  views: readonly SavedView[]
  /** The visible columns. */
  columns: readonly string[]
}

interface Props {
  list: AdminList
  settings: ListSettings
  search: ListSearch
  /** Returns the URL of the list with a search. */
  addressOf: (search: ListSearch) => string
  /** URL of the CSV file with the rows of the list. */
  csv: string
  titleOf: (column: string) => string
  newCount: number
  onShowNew: () => void
  filters: Elements
  now: string
}

/** The toolbar of a list: saved views, filters, columns, CSV export and the number of new items. */
export function ListTools({ list, settings, csv, titleOf, newCount, onShowNew, filters, ...views }: Props) {
  const { t } = useTexts(adminListsTexts)
  const isAdmin = useViewer()?.role === 'admin'
  return (
    <>
      <SavedViews list={list} views={settings.views} {...views} />
      {filters}
      <div className="flex flex-wrap items-start gap-2">
        <ColumnChoice key={settings.columns.join(' ')} list={list} columns={settings.columns} titleOf={titleOf} />
        {isAdmin && (
          <ButtonLink to={csv} variant="plain" reloadDocument>
            {t('lists_csv')}
          </ButtonLink>
        )}
      </div>
      <NewItems count={newCount} onShow={onShowNew} />
    </>
  )
}
