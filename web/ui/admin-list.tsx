import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Pagination } from './pagination.tsx'

interface Column<Item> {
  key: string
  title: string
  cell: (item: Item) => ReactNode
}

interface Base<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** `ViewLinks` or a form; their state is in the URL. */
  filters?: ReactNode
  /** Shown if there are no items. */
  empty: string
  /** URL of the next page; null on the last. */
  next?: string | null
  /** Class of the list, for the gap between items. */
  className?: string
}

type Props<Item> = Base<Item> &
  ({ renderItem: (item: Item) => ReactNode } | { columns: readonly Column<Item>[]; caption: string })

/** A list of an admin screen: filters, the items as a list or a table, and a link to the next page. */
export function AdminList<Item>(props: Props<Item>) {
  const { items, keyOf, filters, empty, next = null, className = 'gap-4' } = props
  const isLoading = useIsLoadingHere()
  return (
    <>
      {filters}
      {items.length === 0 && <p className="notice">{empty}</p>}
      {items.length > 0 && (
        <div aria-busy={isLoading} className={isLoading ? 'stale' : undefined}>
          {'renderItem' in props ? (
            <ul className={`flex flex-col ${className}`}>
              {items.map((item) => (
                <li key={keyOf(item)}>{props.renderItem(item)}</li>
              ))}
            </ul>
          ) : (
            <Table {...props} />
          )}
        </div>
      )}
      <Pagination next={next} />
    </>
  )
}

interface TableProps<Item> extends Pick<Base<Item>, 'items' | 'keyOf'> {
  columns: readonly Column<Item>[]
  caption: string
}

function Table<Item>({ items, keyOf, columns, caption }: TableProps<Item>) {
  return (
    <table className="table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={keyOf(item)}>
            {columns.map(({ key, cell }) => (
              <td key={key}>{cell(item)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether the same screen is loading with other filters or another page. */
function useIsLoadingHere(): boolean {
  const { pathname } = useLocation()
  return useNavigation().location?.pathname === pathname
}
