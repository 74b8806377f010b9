import { useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { failureOf, failureText } from '#web/ui/form/failure.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'

interface Props {
  car_id: string
  featured_until: string | null
}

/** Until when an ad is featured: to the end of that day in Riyadh. */
export function FeatureForm({ car_id, featured_until }: Props) {
  const { t } = useTexts()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [day, setDay] = useState('')

  async function feature(until: string | null) {
    try {
      await api.admin_cars.set_featured({ car_id, until })
      addToast({ title: t(until ? 'admin_ad_featured' : 'admin_ad_unfeatured'), variant: 'success' })
    } catch (error) {
      addToast({ title: failureText(failureOf(error), t), variant: 'destructive' })
    }
    await revalidate()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (day) void feature(new Date(`${day}T23:59:59+03:00`).toISOString())
  }

  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <Field
        label={t('admin_ad_feature_until')}
        type="date"
        required
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <button type="submit" className="button-quiet">
        {t('admin_ad_feature')}
      </button>
      {featured_until && (
        <button type="button" className="button-plain" onClick={() => void feature(null)}>
          {t('admin_ad_unfeature')}
        </button>
      )}
    </form>
  )
}
