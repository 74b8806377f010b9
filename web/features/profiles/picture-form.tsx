import { useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#contract/profiles.ts'
import { useApi } from '#web/platform/api/api.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText, fieldText } from '#web/ui/form/failure-text.ts'
import { ProfilePicture } from '#web/ui/profile-picture.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { ownProfileQuery } from './own-profile-query.ts'

/** The profile picture, uploaded as soon as it is chosen. */
export function PictureForm({ profile: { id: userId, display_name, picture_url } }: { profile: Profile }) {
  const { t } = useTexts(accountTexts, formTexts)
  const api = useApi()
  const client = useQueryClient()
  const { act, isWorking } = useAction({
    textOf: (error) => {
      const failure = failureOf(error)
      const [wrong] = failure.fields
      return wrong ? fieldText(wrong.reason, t) : failureText(failure, t)
    },
  })

  const change = (work: () => Promise<Profile>) =>
    act({
      send: async () => client.setQueryData(ownProfileQuery(api, userId).queryKey, await work()),
      done: t('profile_saved'),
    })

  return (
    <div className="flex items-center gap-4" aria-busy={isWorking}>
      <ProfilePicture name={display_name} url={picture_url} size={80} />
      <div className="flex flex-wrap items-center gap-2">
        <FileButton
          accept="image/jpeg,image/png,image/webp,image/avif"
          isWorking={isWorking}
          onChoose={([picture]) => picture && change(() => api.profiles.set_picture({ picture }))}
        >
          {t(isWorking ? 'form_working' : picture_url === null ? 'profile_picture_add' : 'profile_picture_change')}
        </FileButton>
        {picture_url !== null && !isWorking && (
          <Button variant="plain" onClick={() => change(() => api.profiles.remove_picture())}>
            {t('profile_picture_remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
