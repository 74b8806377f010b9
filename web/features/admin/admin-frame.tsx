import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const SECTIONS: readonly { to: string; key: 'admin_overview' | 'admin_identity'; icon: IconName }[] = [
  { to: '/admin', key: 'admin_overview', icon: 'gauge' },
  { to: '/admin/verification', key: 'admin_identity', icon: 'shield' },
]

/** What all screens of the admins have around them. */
export function AdminFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <div className="page grid gap-6 py-6 lg:grid-cols-[14rem_1fr]">
      <nav aria-label={t('menu_admin')} className="min-w-0">
        <ul className="flex gap-1 overflow-x-auto lg:flex-col">
          {SECTIONS.map(({ to, key, icon }) => (
            <li key={to} className="flex-none">
              <NavLink to={to} end className="nav-link w-full">
                <Icon name={icon} />
                {t(key)}
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
