import { Link } from 'react-router'
import type { IdentityRequest } from '#contract/verification.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useKeptPlace } from '#web/ui/use-kept-place.ts'
import { RequestPanel } from './request-panel.tsx'

interface Props {
  requests: readonly IdentityRequest[]
  /** Number of all waiting requests, including those beyond the list. */
  total: number
  /** Id of the open request; null for the oldest. */
  chosenId: string | null
  now: string
}

/** The queue, oldest first, with one open request. Only its pictures are fetched, since each access is logged. */
export function IdentityReview({ requests, total, chosenId, now }: Props) {
  const { t, lang } = useTexts(adminTexts)
  const open = requests.find(({ id }) => id === chosenId) ?? requests[0]
  const { list, notice, ...kept } = useKeptPlace<HTMLDivElement>()
  if (!open) {
    return (
      <p ref={notice} tabIndex={-1} className="notice" {...kept}>
        {t('identity_review_none')}
      </p>
    )
  }
  return (
    <div className="grid gap-6 xl:grid-cols-[16rem_1fr]">
      <section className="flex min-w-0 flex-col gap-2">
        <h2 className="font-semibold">{t('identity_review_waiting', { count: total })}</h2>
        <ul className="flex gap-1 overflow-x-auto xl:flex-col">
          {requests.map(({ id, first_name, last_name, requested_at }) => (
            <li key={id} className="flex-none">
              <Link
                to={`?request=${id}`}
                preventScrollReset
                className="nav-link w-full"
                aria-current={id === open.id ? 'page' : undefined}
              >
                <span className="min-w-0">
                  <bdi className="block truncate">{`${first_name ?? ''} ${last_name ?? ''}`}</bdi>
                  <span className="text-sm text-muted">{relativeTime(requested_at, new Date(now), lang)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div ref={list} className="min-w-0" {...kept}>
        <RequestPanel key={open.id} request={open} now={now} />
      </div>
    </div>
  )
}
