import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useApi } from '#web/platform/api/api.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ownProfileQuery } from './own-profile-query.ts'
import { ProfileSection } from './profile-section.tsx'

interface Props extends Omit<ComponentProps<typeof ProfileSection>, 'profile'> {
  user_id: string
}

/** The user's own profile, or a retry button if loading failed. */
export function OwnProfile({ user_id, ...section }: Props) {
  const { t } = useTexts(accountTexts)
  const { data, isError, isPaused, refetch } = useQuery(ownProfileQuery(useApi(), user_id))
  if (data) return <ProfileSection {...section} profile={data} />
  if (!isError && !isPaused) return <Spinner label={t('loading')} />
  return (
    <div role="alert" className="notice flex flex-wrap items-center justify-between gap-3">
      <span>{t('profile_not_loaded')}</span>
      <Button onClick={() => void refetch()}>{t('error_retry')}</Button>
    </div>
  )
}
