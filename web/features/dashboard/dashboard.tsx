import type { Viewer } from '#contract/accounts.ts'
import type { DashboardSection } from '#domain/dashboard/sections.ts'
import { DeletionNotice } from '#web/features/privacy/public.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { ProfilePicture } from '#web/ui/profile-picture.tsx'
import { VerifiedBadge } from '#web/ui/verified-badge.tsx'
import { SectionLinks } from './section-links.tsx'

interface Props {
  viewer: Viewer
  section: DashboardSection
  children: Elements
}

/** Layout of the dashboard: the signed-in user and the navigation. */
export function Dashboard({ viewer, section, children }: Props) {
  const { t } = useTexts(accountTexts)
  return (
    <div className="page grid gap-6 py-6 lg:grid-cols-[16rem_1fr]">
      <aside className="flex min-w-0 flex-col gap-4">
        <div className="flex items-center gap-3">
          <ProfilePicture name={viewer.display_name} url={viewer.picture_url} size={48} />
          <div className="min-w-0">
            <p className="flex items-center gap-1 font-semibold">
              <bdi className="min-w-0 wrap-anywhere">{viewer.display_name}</bdi>
              {viewer.is_verified && <VerifiedBadge />}
            </p>
            <p className="text-sm wrap-anywhere text-muted">
              <bdi>{viewer.email}</bdi>
            </p>
          </div>
        </div>
        <SectionLinks section={section} user_id={viewer.id} />
      </aside>
      <main id="content" className="min-w-0">
        <h1 className="mb-4 text-2xl font-bold">{t(`dashboard_${section}`)}</h1>
        {viewer.delete_at && <DeletionNotice delete_at={viewer.delete_at} />}
        {children}
      </main>
    </div>
  )
}
