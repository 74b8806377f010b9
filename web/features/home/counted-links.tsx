import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface MarkProps {
  logo_url?: string | undefined
  initial: string
}

interface CountedLink {
  to: string
  label: string
  /** Shown above the label: a logo, or else an initial. */
  mark?: MarkProps
  count: number
}

/** Links to searches with their numbers of cars. */
export function CountedLinks({ links }: { links: readonly CountedLink[] }) {
  const { lang } = useTexts()
  return (
    <ul className="counted-links scroll-row">
      {links.map(({ to, mark, label, count }) => (
        <li key={to} className="flex-none">
          <Link to={to} className="card counted-link">
            {mark && <Mark {...mark} />}
            <span className="font-medium">{label}</span>
            <bdi className="text-sm text-muted">{formatNumber(count, lang)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Mark = ({ logo_url, initial }: MarkProps) =>
  logo_url ? (
    <img src={logo_url} alt="" loading="lazy" className="size-10 object-contain" />
  ) : (
    <span className="maker-mark" data-initial={initial} />
  )
