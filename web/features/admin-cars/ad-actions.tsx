import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { WholeAd } from '#contract/admin-cars.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf, failureText } from '#web/ui/form/failure.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { FeatureForm } from './feature-form.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import { StateDialog } from './state-dialog.tsx'

/** What an admin can do with an ad as it is now. */
export function AdActions({ ad }: { ad: WholeAd }) {
  const { t, lang } = useTexts()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<'state' | 'end' | 'delete' | null>(null)
  const { card, state, restorable_until } = ad
  const car_id = card.id

  async function restore() {
    try {
      await api.admin_cars.restore({ car_id })
      addToast({ title: t('admin_ad_restored'), variant: 'success' })
    } catch (error) {
      addToast({ title: failureText(failureOf(error), t), variant: 'destructive' })
    }
    await revalidate()
  }

  async function finish(title: string) {
    addToast({ title, variant: 'success' })
    setOpen(null)
    await revalidate()
  }

  return (
    <section aria-label={t('admin_ad_actions')} className="flex flex-wrap items-end gap-3">
      {state === 'deleted' ? (
        restorable_until && (
          <>
            <button type="button" className="button" onClick={() => void restore()}>
              {t('admin_ad_restore')}
            </button>
            <p className="text-muted">{t('admin_ad_restorable', { date: formatDate(restorable_until, lang) })}</p>
          </>
        )
      ) : (
        <>
          <Link to={`/admin/cars/edit/${car_id}?view=facts`} className="button-quiet">
            {t('admin_facts_edit')}
          </Link>
          <button type="button" className="button" onClick={() => setOpen('state')}>
            {t('admin_ad_set_state')}
          </button>
          {state === 'active' && (
            <>
              <button type="button" className="button-quiet" onClick={() => setOpen('end')}>
                {t('admin_ad_end')}
              </button>
              <FeatureForm key={ad.featured_until} car_id={car_id} featured_until={ad.featured_until} />
            </>
          )}
          <button type="button" className="button-danger" onClick={() => setOpen('delete')}>
            {t('admin_ad_delete')}
          </button>
        </>
      )}
      {(open === 'state' || open === 'end') && (
        <StateDialog
          ad={ad}
          wanted={open === 'end' ? 'expired' : null}
          onDone={() => finish(t('admin_ad_state_set'))}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && (
        <RemovalDialog ad={ad} onDone={() => finish(t('admin_ad_deleted'))} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}
