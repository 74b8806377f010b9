import { Link } from 'react-router'
import { DASHBOARD_SECTIONS, type DashboardSection } from '#domain/dashboard/sections.ts'
import { UnreadBadge } from '#web/features/notifications/public.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useCurrentInMiddle } from '#web/ui/use-current-in-middle.ts'

const ICONS: Record<DashboardSection, IconName> = {
  profile: 'person',
  my_ads: 'car',
  messages: 'chat',
  favorites: 'heart',
  saved_searches: 'search',
  notifications: 'bell',
  reviews: 'star',
  security: 'key',
  privacy: 'shield',
}

/** A column; on narrow screens a scrollable row centred on the current section. */
export function SectionLinks({ section, user_id }: { section: DashboardSection; user_id: string }) {
  const { t } = useTexts(accountTexts)
  const list = useCurrentInMiddle<HTMLUListElement>(DASHBOARD_SECTIONS.indexOf(section))

  return (
    <nav aria-label={t('dashboard_sections')}>
      <ul ref={list} className="scroll-row gap-1 lg:flex-col">
        {DASHBOARD_SECTIONS.map((one) => (
          <li key={one} className="flex-none">
            <Link
              to={one === 'profile' ? '/dashboard' : `/dashboard?tab=${one}`}
              className="nav-link w-full"
              aria-current={one === section ? 'page' : undefined}
            >
              <Icon name={ICONS[one]} />
              <span>{t(`dashboard_${one}`)}</span>
              {one === 'notifications' && <UnreadBadge user_id={user_id} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
