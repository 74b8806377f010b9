import type { ReactNode, Ref } from 'react'
import { listsTexts } from '#web/texts/lists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export interface Column<Item> {
  key: string
  title: string
  renderCell: (item: Item) => ReactNode
}

interface Props<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  columns: readonly Column<Item>[]
  caption: string
  /** Renders the checkbox of an item. */
  renderBox?: ((item: Item) => ReactNode) | undefined
  /** Ref of the element whose children are the rows. */
  rows?: Ref<HTMLTableSectionElement>
  /** Shows rows as cards where the table has little room. */
  isStacked?: boolean
}

export function ItemTable<Item>({ items, keyOf, columns, caption, renderBox, rows, isStacked }: Props<Item>) {
  const { t } = useTexts(listsTexts)
  return (
    <div className="@container">
      <table className={isStacked ? 'table table-stacked' : 'table'}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {renderBox && (
              <th scope="col">
                <span className="sr-only">{t('list_select')}</span>
              </th>
            )}
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={rows}>
          {items.map((item) => (
            <tr key={keyOf(item)}>
              {renderBox && <td>{renderBox(item)}</td>}
              {columns.map(({ key, title, renderCell }, at) => (
                <td key={key} data-title={isStacked && at > 0 ? title : undefined}>
                  {renderCell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
