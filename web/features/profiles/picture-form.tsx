import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type ChangeEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { Profile } from '#contract/profiles.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf, failureText, fieldText } from '#web/ui/form/failure.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { ProfilePicture } from '#web/ui/profile-picture.tsx'
import { ownProfileQuery } from './own-profile-query.ts'

/** Changed as soon as it is chosen. */
export function PictureForm({ profile: { id: user_id, display_name, picture_url } }: { profile: Profile }) {
  const { t } = useTexts()
  const api = useApi()
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  const id = useId()
  const [is_sending, setSending] = useState(false)

  async function change(work: () => Promise<Profile>) {
    setSending(true)
    try {
      client.setQueryData(ownProfileQuery(api, user_id).queryKey, await work())
      addToast({ title: t('profile_saved'), variant: 'success' })
      await revalidate()
    } catch (error) {
      const failure = failureOf(error)
      const [wrong] = failure.fields
      addToast({ title: wrong ? fieldText(wrong.reason, t) : failureText(failure, t), variant: 'destructive' })
    }
    setSending(false)
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const picture = target.files?.[0]
    // the same file again is a change too
    target.value = ''
    if (picture) void change(() => api.profiles.set_picture({ picture }))
  }

  return (
    <div className="flex items-center gap-4" aria-busy={is_sending}>
      <ProfilePicture name={display_name} url={picture_url} size={80} />
      <div className="flex flex-wrap items-center gap-2">
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="peer sr-only"
          disabled={is_sending}
          onChange={choose}
        />
        <label htmlFor={id} className="button-quiet peer-focus-visible:outline-3 peer-focus-visible:outline-brand">
          {is_sending && <span className="spinner" />}
          {t(is_sending ? 'form_working' : picture_url === null ? 'profile_picture_add' : 'profile_picture_change')}
        </label>
        {picture_url !== null && !is_sending && (
          <button
            type="button"
            className="button-plain"
            onClick={() => void change(() => api.profiles.remove_picture())}
          >
            {t('profile_picture_remove')}
          </button>
        )}
      </div>
    </div>
  )
}
