import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useCurrentInMiddle } from '#web/ui/use-current-in-middle.ts'

const SECTIONS: readonly {
  to: string
  key:
    | 'admin_overview'
    | 'admin_ads'
    | 'admin_reports'
    | 'admin_identity'
    | 'admin_promotions'
    | 'admin_revenue'
    | 'admin_support'
  icon: IconName
}[] = [
  { to: '/admin', key: 'admin_overview', icon: 'gauge' },
  { to: '/admin/cars', key: 'admin_ads', icon: 'car' },
  { to: '/admin/reports', key: 'admin_reports', icon: 'flag' },
  { to: '/admin/support', key: 'admin_support', icon: 'chat' },
  { to: '/admin/promotions', key: 'admin_promotions', icon: 'star' },
  { to: '/admin/verification', key: 'admin_identity', icon: 'shield' },
  { to: '/admin/revenue-settings', key: 'admin_revenue', icon: 'document' },
]

interface Props {
  title: string
  /** Uses the full width of the window. */
  isWide?: boolean
  /** Number of ads waiting for review, if known. */
  waitingAds?: number
  children: ReactNode
}

/** Layout of the admin screens. */
export function AdminFrame({ title, isWide = false, waitingAds = 0, children }: Props) {
  const { t, lang } = useTexts(accountTexts, adminTexts)
  const { pathname } = useLocation()
  const list = useCurrentInMiddle<HTMLUListElement>(SECTIONS.findLastIndex(({ to }) => pathname.startsWith(to)))
  return (
    <div className={`page grid gap-6${isWide ? ' max-w-none' : ''} py-6 lg:grid-cols-[max-content_1fr]`}>
      <nav aria-label={t('menu_admin')} className="min-w-0">
        <ul ref={list} className="scroll-row gap-1 lg:flex-col">
          {SECTIONS.map(({ to, key, icon }) => (
            <li key={to} className="flex-none">
              <NavLink to={to} end={to === '/admin'} className="nav-link w-full">
                <Icon name={icon} />
                {t(key)}
                {key === 'admin_ads' && waitingAds > 0 && (
                  <span className="tag tag-done ms-auto">
                    <bdi>{formatNumber(waitingAds, lang)}</bdi>
                  </span>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <main id="content" className="flex min-w-0 flex-col gap-4">
        <h1 className="text-2xl font-bold">{title}</h1>
        {children}
      </main>
    </div>
  )
}
