import { useState, type FormEvent } from 'react'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { useAction } from '#web/ui/use-action.ts'

interface Props {
  car_id: string
  featured_until: string | null
}

/** Features an ad until the end of a day in Riyadh (UTC+3). */
export function FeatureForm({ car_id, featured_until }: Props) {
  const { t } = useTexts(adminAdTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  const [day, setDay] = useState('')

  const feature = (until: string | null) =>
    act({
      send: () =>
        undoable(t(until ? 'admin_ad_featured' : 'admin_ad_unfeatured'), (call) =>
          api.admin_ads.set_featured({ car_id, until }, call),
        ),
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (day) feature(new Date(`${day}T23:59:59+03:00`).toISOString())
  }

  return (
    <form className="flex flex-col items-start gap-2" onSubmit={submit}>
      <TimeField label={t('admin_ad_feature_until')} type="date" isRequired required onChange={setDay} />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="quiet" isWorking={isWorking}>
          {t('admin_ad_feature')}
        </Button>
        {featured_until && (
          <Button variant="plain" onClick={() => feature(null)}>
            {t('admin_ad_unfeature')}
          </Button>
        )}
      </p>
    </form>
  )
}
