import { Link } from 'react-router'
import type { MediaUse } from '#contract/media.ts'
import { mediaTexts } from '#web/texts/media/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

const ADDRESSES: Record<MediaUse['kind'], string> = {
  deal: '/admin/deals/edit',
  brand: '/admin/brands/edit',
  post: '/admin/blog/edit',
  page: '/admin/pages/edit',
  guide: '/admin/guides/edit',
}

/** The places that show a picture, with links. */
export function Places({ uses }: { uses: readonly MediaUse[] }) {
  const { t, lang } = useTexts(mediaTexts)
  return (
    <ul className="flex flex-col">
      {uses.map(({ kind, id, ...names }) => (
        <li key={`${kind} ${id}`} className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-sm text-muted">{t(`media_use_${kind}`)}</span>
          <Link to={`${ADDRESSES[kind]}/${id}`} className="link min-h-11 min-w-0 content-center wrap-anywhere">
            <bdi>{names[`name_${lang}`]}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
