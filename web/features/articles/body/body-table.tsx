import { articleTexts } from '#web/texts/articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { NodeProps } from './node-props.ts'

const MOST_COLUMNS = 50
const MOST_ROWS = 500

/** A table that scrolls sideways if it is too wide, also by keyboard. */
export function Table({ children }: NodeProps) {
  const { t } = useTexts(articleTexts)
  return (
    // scrolled by arrow keys
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={t('articles_table')} tabIndex={0} className="article-table">
      <table>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

export const Row = ({ children }: NodeProps) => <tr>{children}</tr>

/** A header cell names its column if its whole row consists of them, otherwise its row. */
export function Cell({ node: { type, attrs }, parent, children }: NodeProps) {
  const span = { colSpan: spanOf(attrs?.['colspan'], MOST_COLUMNS), rowSpan: spanOf(attrs?.['rowspan'], MOST_ROWS) }
  if (type !== 'tableHeader') return <td {...span}>{children}</td>
  const isOfColumn = parent?.content?.every((cell) => cell.type === 'tableHeader')
  return (
    <th scope={isOfColumn ? 'col' : 'row'} {...span}>
      {children}
    </th>
  )
}

function spanOf(stored: unknown, most: number): number | undefined {
  return Number.isInteger(stored) && Number(stored) > 1 ? Math.min(Number(stored), most) : undefined
}
