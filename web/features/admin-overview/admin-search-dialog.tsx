import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import type { FoundThing } from '#contract/admin-overview.ts'
import { isLikePlate } from '#domain/admin-overview/is-like-plate.ts'
import { containsWords } from '#domain/text/contains-words.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { adminOverviewTexts } from '#web/texts/admin-overview/area.ts'
import { cutText } from '#domain/text/truncate.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { keyOf } from '#web/ui/keys/key-of.ts'

const TYPING_MS = 200

/** An admin screen. */
export interface Section {
  to: string
  label: string
  icon: IconName
}

const PLACES: Record<FoundThing['kind'], { icon: IconName; to: (id: string, found: FoundThing) => string }> = {
  ad: { icon: 'car', to: (id) => `/admin/cars/edit/${id}` },
  user: { icon: 'person', to: (id) => `/admin/users/${id}` },
  deal: { icon: 'percent', to: (id) => `/admin/deals/edit/${id}` },
  deal_category: { icon: 'percent', to: () => '/admin/deals?show=categories' },
  brand: { icon: 'ticket', to: (id) => `/admin/brands/edit/${id}` },
  post: { icon: 'document', to: (id) => `/admin/blog/edit/${id}` },
  page: { icon: 'list', to: (id) => `/admin/pages/edit/${id}` },
  guide: { icon: 'info', to: (id) => `/admin/guides/edit/${id}` },
  trade_word: { icon: 'chat', to: (id) => `/admin/words/edit/${id}` },
  maker: { icon: 'car', to: (id) => `/admin/car-makers/edit/${id}` },
  model: { icon: 'car', to: (_id, { maker_id }) => `/admin/car-makers/edit/${maker_id}` },
  tag: { icon: 'filters', to: (id) => `/admin/tags/edit/${id}` },
  fact: { icon: 'info', to: (id) => `/admin/facts/edit/${id}` },
  media: { icon: 'camera', to: (id) => `/admin/media?picture=${id}` },
  conversation_report: { icon: 'flag', to: () => '/admin/reports?view=conversations' },
  unreported_conversation: { icon: 'flag', to: () => '/admin/reports?view=conversations' },
  request: { icon: 'clock', to: (id) => `/admin/audit?request=${encodeURIComponent(id)}` },
  failed_request: { icon: 'warning', to: (id) => `/admin/system?request=${encodeURIComponent(id)}#failed-requests` },
  client_fault: { icon: 'warning', to: (id) => `/admin/errors?report=${encodeURIComponent(id)}` },
  failed_job: { icon: 'warning', to: () => '/admin/system#failed-jobs' },
}

/** Kinds of results that may have no name of their own. */
type Unnamed = 'media' | 'post' | 'page' | 'guide' | 'conversation_report' | 'unreported_conversation' | 'request'

/** What the server searches for. */
const MOST = 500

/** Admin search: finds screens by name, and ads, users, everything that admins write, reported messages and requests by id or text. */
export function AdminSearchDialog({ sections, onClose }: { sections: readonly Section[]; onClose: () => void }) {
  const { t, lang } = useTexts(adminOverviewTexts)
  const [text, setText] = useState('')
  const results = useRef<HTMLUListElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // the dialog focuses its first button when it opens
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const asked = useDebounced(cutText(text.trim(), MOST), TYPING_MS)
  const { data: found = [], isFetching } = useQuery({
    ...apiQuery(useApi(), 'admin_overview', 'find', { text: asked }, useViewer()?.id),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const isSettled = asked === cutText(text.trim(), MOST) && !isFetching
  // Enter may be pressed before the response has arrived
  const isHurried = useRef(false)
  useEffect(() => {
    if (isSettled && isHurried.current) openFirst(results.current)
    if (isSettled) isHurried.current = false
  }, [isSettled])
  const links = [
    ...sections
      .filter(({ label }) => containsWords(label, text))
      .map((section) => ({ ...section, key: section.to, detail: null })),
    ...(asked && text.trim() ? found : [])
      .map((one) => ({ ...one, place: PLACES[one.kind] }))
      .map(({ place, ...one }) => ({
        key: `${one.kind} ${one.id}`,
        to: place.to(one.id, one),
        icon: place.icon,
        label: one.name?.[lang] ?? t(`go_${one.kind as Unnamed}`),
        detail: one.detail,
      })),
  ]

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[keyOf(event)]
    if (!step) return
    event.preventDefault()
    const all = [...(results.current?.querySelectorAll('a') ?? [])]
    const at = all.findIndex((link) => link === document.activeElement)
    if (at + step < 0) form.current?.querySelector('input')?.focus()
    else all[Math.min(at + step, all.length - 1)]?.focus()
  }

  return (
    <Dialog title={t('go_title')} onClose={onClose}>
      {/* the arrow keys move between links, which Tab reaches too */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="flex min-h-72 flex-col gap-3" onKeyDown={move}>
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault()
            if (isSettled) openFirst(results.current)
            else isHurried.current = true
          }}
        >
          <Field
            label={t('go_label')}
            hint={t('go_hint')}
            isRequired={null}
            dir="auto"
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              isHurried.current = false
            }}
          />
        </form>
        <ul ref={results} className="flex flex-col" aria-busy={!isSettled}>
          {links.map(({ key, to, icon, label, detail }) => (
            <li key={key}>
              <Link to={to} className="menu-item" onClick={onClose}>
                <span className="text-muted">
                  <Icon name={icon} />
                </span>
                <span className="flex min-w-0 grow">
                  <bdi className="truncate">{label}</bdi>
                </span>
                {detail && <bdi className="truncate text-sm text-muted">{detail}</bdi>}
              </Link>
            </li>
          ))}
        </ul>
        <p aria-live="polite" className="text-sm text-muted">
          {text.trim() && isSettled && links.length === 0 && t(isLikePlate(text) ? 'go_no_plates' : 'go_none')}
        </p>
      </div>
    </Dialog>
  )
}

const openFirst = (list: HTMLElement | null): void => list?.querySelector('a')?.click()
