import { Link } from 'react-router'
import type { Citations, ContentUse } from '#contract/content-use.ts'
import { contentUseTexts } from '#web/texts/content-uses/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

const EDITORS: Record<ContentUse['kind'], string> = {
  deal: '/admin/deals/edit',
  brand: '/admin/brands/edit',
  post: '/admin/blog/edit',
  page: '/admin/pages/edit',
  guide: '/admin/guides/edit',
}

/** Null for a part that has no page of its own. */
const PAGES: Record<Citations['places'][number], string | null> = {
  yearly_cost: '/calculators/yearly-cost',
  instalments: '/calculators/instalments',
  transfer: '/calculators/transfer',
  hand_over: null,
}

interface Props {
  uses: readonly ContentUse[]
  /** Parts of the product. */
  parts?: Citations['places']
}

/** The places that show, cite or link to content, with links. */
export function Places({ uses, parts = [] }: Props) {
  const { t, lang } = useTexts(contentUseTexts)
  return (
    <ul className="flex flex-col">
      {uses.map(({ kind, id, ...names }) => (
        <li key={`${kind} ${id}`} className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-sm text-muted">{t(`content_use_${kind}`)}</span>
          <Link to={`${EDITORS[kind]}/${id}`} className="link min-h-11 min-w-0 content-center wrap-anywhere">
            <bdi>{names[`name_${lang}`]}</bdi>
          </Link>
        </li>
      ))}
      {parts.map((part) => (
        <li key={part} className="flex min-h-11 items-center">
          <Part to={PAGES[part]}>{t(`content_use_${part}`)}</Part>
        </li>
      ))}
    </ul>
  )
}

const Part = ({ to, children }: { to: string | null; children: string }) =>
  to === null ? (
    <span>{children}</span>
  ) : (
    <Link to={to} className="link min-h-11 content-center">
      {children}
    </Link>
  )
