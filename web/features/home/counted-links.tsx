import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface CountedLink {
  to: string
  label: ReactNode
  count: number
}

/** Links to searches with their numbers of cars. */
export function CountedLinks({ links }: { links: readonly CountedLink[] }) {
  const { lang } = useTexts()
  return (
    <ul className="counted-links">
      {links.map(({ to, label, count }) => (
        <li key={to}>
          <Link to={to} className="card counted-link">
            <span className="font-medium">{label}</span>
            <bdi className="text-sm text-muted">{formatNumber(count, lang)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
