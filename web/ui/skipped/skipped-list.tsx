import { Link } from 'react-router'
import type { SkippedItem } from './skipped-store.ts'

interface Props {
  items: readonly SkippedItem[]
  onFollow?: () => void
}

/** Items that an action on many left as they are, each with a link and the reason. */
export function SkippedList({ items, onFollow }: Props) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {items.map(({ key, name, to, reason }) => (
        <li key={key} className="py-2">
          {to === null ? (
            <bdi className="font-medium wrap-anywhere">{name}</bdi>
          ) : (
            <Link to={to} className="link font-medium wrap-anywhere" onClick={onFollow}>
              <bdi>{name}</bdi>
            </Link>
          )}
          <p className="text-sm text-muted wrap-anywhere">{reason}</p>
        </li>
      ))}
    </ul>
  )
}
