import { Link } from 'react-router'
import { useCurrentInMiddle } from './use-current-in-middle.ts'

interface Props {
  label: string
  views: readonly { to: string; label: string; about?: string; isCurrent: boolean }[]
}

/** Links to the views of a list, in a scrollable row. The current view is in the URL. */
export function ViewLinks({ label, views }: Props) {
  const list = useCurrentInMiddle<HTMLUListElement>(views.findIndex(({ isCurrent }) => isCurrent))
  return (
    <nav aria-label={label}>
      <ul ref={list} className="scroll-row gap-1">
        {views.map((view) => (
          <li key={view.to} className="flex-none">
            <Link to={view.to} className="nav-link" aria-current={view.isCurrent ? 'page' : undefined}>
              <span>{view.label}</span>
              {view.about && <span className="text-sm text-muted">{` · ${view.about}`}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
