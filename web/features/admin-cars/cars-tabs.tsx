import { Link } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Those that wait, or all that there are. */
export function CarsTabs({ view }: { view: 'queue' | 'all' }) {
  const { t } = useTexts()
  const tabs = [
    { to: '/admin/cars', key: 'admin_ads_queue', is_open: view === 'queue' },
    { to: '/admin/cars?view=all', key: 'admin_ads_all', is_open: view === 'all' },
  ] as const
  return (
    <nav aria-label={t('admin_ads')}>
      <ul className="flex gap-1">
        {tabs.map(({ to, key, is_open }) => (
          <li key={to}>
            <Link to={to} className="nav-link" aria-current={is_open ? 'page' : undefined}>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
