import { useLayoutEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import type { IdentityRequest } from '#contract/verification.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { KeysHelp } from '#web/ui/cockpit/keys-help.tsx'
import { useShown } from '#web/ui/cockpit/use-shown.ts'
import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts'
import { RequestPanel } from './request-panel.tsx'

interface Props {
  requests: readonly IdentityRequest[]
  /** Number of all waiting requests, including those beyond the list. */
  total: number
  /** Id of the open request; null for the oldest. */
  chosenId: string | null
  now: string
}

/**
 * The queue, oldest first, with one open request. Pictures of other requests are not fetched, since each access is
 * logged.
 */
export function IdentityReview({ requests, total, chosenId, now }: Props) {
  const { t, lang } = useTexts(adminTexts)
  const open = requests.find(({ id }) => id === chosenId) ?? requests[0]
  const { list, notice, ...focusProps } = useFocusAfterRemoval<HTMLDivElement>()
  const navigate = useNavigate()
  const at = open ? requests.indexOf(open) : -1
  /** Whether the next request takes the focus, after a decision or a shortcut. */
  const isFollowed = useRef(false)
  const turn = (step: number) => {
    const next = requests[at + step]
    if (!next) return
    isFollowed.current = true
    void navigate(`?request=${next.id}`, { preventScrollReset: true })
  }
  useShortcuts({ j: () => turn(1), k: () => turn(-1) })
  const openId = open?.id ?? null
  const { noteShown, couldSee } = useShown(openId)
  useLayoutEffect(() => {
    if (openId !== null) noteShown(openId)
    const shown = list.current?.querySelector('article') ?? notice.current
    if (isFollowed.current) shown?.focus({ preventScroll: true })
    isFollowed.current = false
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [openId])
  if (!open) {
    return (
      <p ref={notice} tabIndex={-1} className="notice" {...focusProps}>
        {t('identity_review_none')}
      </p>
    )
  }
  return (
    <div className="grid gap-6 xl:grid-cols-[16rem_1fr]">
      <section className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="font-semibold">{t('identity_review_waiting', { count: total })}</h2>
          <KeysHelp
            itemKeys={[
              { keys: 'A', does: t('identity_review_approve') },
              { keys: 'R', does: t('identity_review_reject') },
            ]}
          />
        </div>
        <ul className="flex gap-1 overflow-x-auto xl:flex-col">
          {requests.map(({ id, first_name, last_name, requested_at }) => (
            <li key={id} className="max-w-64 flex-none">
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
      <div ref={list} className="min-w-0" {...focusProps}>
        <RequestPanel
          key={open.id}
          request={open}
          now={now}
          couldSee={couldSee}
          onDecide={() => {
            isFollowed.current = true
          }}
        />
      </div>
    </div>
  )
}
