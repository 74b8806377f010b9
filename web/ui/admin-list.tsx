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
  /** `ViewLinks` or a form: what they choose stands in the address. */
  filters?: ReactNode
  /** What is said where nothing is found. */
  empty: string
  /** Address of the next page; null after the last. */
  next?: string | null
  /** Of the list; a gap between its items. */
  className?: string
}

type Props<Item> = Base<Item> &
  ({ renderItem: (item: Item) => ReactNode } | { columns: readonly Column<Item>[]; caption: string })

/** What admins look through: filters, the items as a list or a table, and the next page. */
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

/** While the same screen is loaded with other filters, or its next page. */
function useIsLoadingHere(): boolean {
  const { pathname } = useLocation()
  return useNavigation().location?.pathname === pathname
}
