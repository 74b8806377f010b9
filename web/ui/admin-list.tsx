import { useLocation, useNavigation } from 'react-router'
import { listsTexts } from '#web/texts/lists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from './elements.tsx'
import { ItemTable, type Column } from './item-table.tsx'
import { Pagination } from './pagination.tsx'
import { SelectAll, SelectOne } from './select-boxes.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { useSelection, type Selection } from './use-selection.ts'

interface Bulk<Item> {
  /** Name of an item, for the label of its checkbox. */
  nameOf: (item: Item) => string
  /** Buttons for the selected items. */
  renderActions: (selectedItems: readonly Item[]) => Elements
}

interface Base<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** `ViewLinks` or a form; their state is in the URL. */
  filters?: Elements
  /** Bulk actions. */
  bulk?: Bulk<Item>
  /** Shown if there are no items. */
  empty: string
  /** URL of the next page; null on the last. */
  next?: string | null
  /** Class of the list, for the gap between items. */
  className?: string
}

type Props<Item> = Base<Item> &
  ({ renderItem: (item: Item) => Elements } | { columns: readonly Column<Item>[]; caption: string })

/** A list of an admin screen: filters, bulk actions, the items as a list or a table, and a link to the next page. */
export function AdminList<Item>(props: Props<Item>) {
  const { items, keyOf, filters, bulk, empty, next = null, className = 'gap-4' } = props
  const isLoading = useIsLoadingHere()
  const selection = useSelection()
  const { list, notice, ...focusProps } = useFocusAfterRemoval<HTMLUListElement>()
  const box = bulk && ((item: Item) => <SelectOne id={keyOf(item)} name={bulk.nameOf(item)} selection={selection} />)
  return (
    <>
      {filters}
      {items.length === 0 && (
        <p ref={notice} tabIndex={-1} className="notice" {...focusProps}>
          {empty}
        </p>
      )}
      {bulk && items.length > 0 && <BulkBar items={items} keyOf={keyOf} bulk={bulk} selection={selection} />}
      {items.length > 0 && (
        <div aria-busy={isLoading} className={isLoading ? 'stale' : undefined}>
          {'renderItem' in props ? (
            <ul ref={list} className={`flex flex-col ${className}`} {...focusProps}>
              {items.map((item) => (
                <li key={keyOf(item)} tabIndex={-1} className={box && 'flex items-start gap-2 *:last:grow'}>
                  {box?.(item)}
                  {props.renderItem(item)}
                </li>
              ))}
            </ul>
          ) : (
            <ItemTable {...props} renderBox={box} isStacked />
          )}
        </div>
      )}
      <Pagination next={next} />
    </>
  )
}

interface BulkBarProps<Item> extends Pick<Base<Item>, 'items' | 'keyOf'> {
  bulk: Bulk<Item>
  selection: Selection
}

function BulkBar<Item>({ items, keyOf, bulk, selection }: BulkBarProps<Item>) {
  const { t } = useTexts(listsTexts)
  const selectedItems = items.filter((item) => selection.selected.has(keyOf(item)))
  const count = selectedItems.length
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4">
      <SelectAll ids={items.map(keyOf)} selection={selection}>
        {count ? t('list_selected', { count }) : t('list_select_all')}
      </SelectAll>
      {count > 0 && <div className="flex flex-wrap gap-2">{bulk.renderActions(selectedItems)}</div>}
    </div>
  )
}

/** Whether the same screen is loading with other filters or another page. */
function useIsLoadingHere(): boolean {
  const { pathname } = useLocation()
  return useNavigation().location?.pathname === pathname
}
