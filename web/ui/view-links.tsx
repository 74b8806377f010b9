import { Link } from 'react-router'
import { useCurrentInMiddle } from './use-current-in-middle.ts'

interface Props {
  label: string
  views: readonly { to: string; label: string; isCurrent: boolean }[]
}

/** Parts of a list, side by side in a row that scrolls; which one is shown stands in the address. */
export function ViewLinks({ label, views }: Props) {
  const list = useCurrentInMiddle<HTMLUListElement>(views.findIndex(({ isCurrent }) => isCurrent))
  return (
    <nav aria-label={label}>
      <ul ref={list} className="scroll-row gap-1">
        {views.map((view) => (
          <li key={view.to} className="flex-none">
            <Link to={view.to} className="nav-link" aria-current={view.isCurrent ? 'page' : undefined}>
              {view.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
