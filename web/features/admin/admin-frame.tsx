import { useEffect, useRef } from 'react'
import { NavigationType, NavLink, useLocation, useNavigationType } from 'react-router'
import { useUndoShortcuts } from '#web/features/audit/public.ts'
import { AdminSearchButton, useWaiting, WaitingCount } from '#web/features/admin-overview/public.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { whenUsed } from '#web/rendering/when-used.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import type { TextKey } from '#web/texts/text-key.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { preloadToasts } from '#web/ui/toasts/toasts.tsx'
import { useCaughtFocus } from '#web/ui/use-caught-focus.ts'
import { useCurrentInMiddle } from '#web/ui/use-current-in-middle.ts'

const SECTIONS: readonly {
  to: string
  key: TextKey<typeof adminTexts> & `admin_${string}`
  icon: IconName
  /** Hidden from moderators. */
  isForAdmins?: true
}[] = [
  { to: '/admin', key: 'admin_overview', icon: 'gauge' },
  { to: '/admin/cars', key: 'admin_ads', icon: 'car' },
  { to: '/admin/reports', key: 'admin_reports', icon: 'flag' },
  { to: '/admin/support', key: 'admin_support', icon: 'chat' },
  { to: '/admin/users', key: 'admin_users', icon: 'person' },
  { to: '/admin/promotions', key: 'admin_promotions', icon: 'star', isForAdmins: true },
  { to: '/admin/verification', key: 'admin_identity', icon: 'shield' },
  { to: '/admin/car-makers', key: 'admin_makers', icon: 'car', isForAdmins: true },
  { to: '/admin/tags', key: 'admin_tags', icon: 'filters', isForAdmins: true },
  { to: '/admin/deals', key: 'admin_deals', icon: 'percent', isForAdmins: true },
  { to: '/admin/brands', key: 'admin_brands', icon: 'ticket', isForAdmins: true },
  { to: '/admin/words', key: 'admin_words', icon: 'chat', isForAdmins: true },
  { to: '/admin/blog', key: 'admin_blog', icon: 'document', isForAdmins: true },
  { to: '/admin/pages', key: 'admin_pages', icon: 'list', isForAdmins: true },
  { to: '/admin/guides', key: 'admin_guides', icon: 'info', isForAdmins: true },
  { to: '/admin/media', key: 'admin_media', icon: 'camera', isForAdmins: true },
  { to: '/admin/facts', key: 'admin_facts', icon: 'info', isForAdmins: true },
  { to: '/admin/revenue-settings', key: 'admin_revenue', icon: 'document', isForAdmins: true },
  { to: '/admin/settings', key: 'admin_settings', icon: 'wrench', isForAdmins: true },
  { to: '/admin/system', key: 'admin_system', icon: 'box', isForAdmins: true },
  { to: '/admin/errors', key: 'admin_errors', icon: 'warning', isForAdmins: true },
  { to: '/admin/texts', key: 'admin_texts', icon: 'edit', isForAdmins: true },
  { to: '/admin/audit', key: 'admin_audit', icon: 'clock', isForAdmins: true },
]

interface Props {
  title: string
  children: Elements
}

/** Layout of the admin screens: as wide as the window after the side menu. */
export function AdminFrame({ title, children }: Props) {
  const { t } = useTexts(formTexts, adminTexts)
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isLedHere = useNavigationType() === NavigationType.Push
  const waiting = useWaiting()
  useUndoShortcuts()
  useCaughtFocus(main)
  useEffect(() => {
    // the link that was followed to this page is gone
    if (isLedHere && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isLedHere])
  useEffect(() => whenUsed(preloadToasts), [])
  const isAdmin = useViewer()?.role === 'admin'
  const sections = SECTIONS.filter(({ isForAdmins }) => isAdmin || !isForAdmins)
  const list = useCurrentInMiddle<HTMLUListElement>(sections.findLastIndex(({ to }) => pathname.startsWith(to)))
  return (
    <div data-shortcuts className="page page-wide grid gap-6 py-6 lg:grid-cols-[min(18.25rem,40%)_minmax(0,1fr)]">
      <nav aria-label={t('menu_admin')} className="flex min-w-0 flex-col gap-2">
        <AdminSearchButton sections={sections.map(({ to, key, icon }) => ({ to, label: t(key), icon }))} />
        <ul ref={list} className="scroll-row gap-1 lg:flex-col">
          {sections.map(({ to, key, icon }) => (
            <li key={to} className="flex-none">
              <NavLink to={to} end={to === '/admin'} className="nav-link w-full">
                <Icon name={icon} />
                <span>{t(key)}</span>
                <WaitingCount count={waiting.get(to) ?? 0} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <main ref={main} id="content" className="@container flex min-w-0 flex-col gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
          {title}
        </h1>
        {children}
      </main>
    </div>
  )
}
