import { useState } from 'react'
import type { WholeAd } from '#contract/admin-ads.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { FeatureForm } from './feature-form.tsx'

const RemovalDialog = latePart(async () => (await import('./removal-dialog.tsx')).RemovalDialog)
const StateDialog = latePart(async () => (await import('./state-dialog.tsx')).StateDialog)

/** Admin actions for the current state of an ad. */
export function AdActions({ ad }: { ad: WholeAd }) {
  const { t, lang } = useTexts(adminAdTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  const [open, setOpen] = useState<'state' | 'end' | 'delete' | null>(null)
  const { card, state, restorable_until } = ad
  const carId = card.id
  const close = () => setOpen(null)

  return (
    <section aria-label={t('admin_ad_actions')} className="flex flex-wrap items-end gap-3">
      {state === 'deleted' ? (
        restorable_until && (
          <>
            <Button
              isWorking={isWorking}
              onClick={() =>
                act({
                  send: () =>
                    undoable(t('admin_ad_restored'), (call) => api.admin_ads.restore({ car_id: carId }, call)),
                })
              }
            >
              {t('admin_ad_restore')}
            </Button>
            <p className="text-muted">{t('admin_ad_restorable', { date: formatDate(restorable_until, lang) })}</p>
          </>
        )
      ) : (
        <>
          <ButtonLink to={`/admin/cars/edit/${carId}?view=fields`} variant="quiet">
            {t('admin_fields_edit')}
          </ButtonLink>
          <Button {...StateDialog.opener} onClick={() => setOpen('state')}>
            {t('admin_ad_set_state')}
          </Button>
          {state === 'active' && (
            <>
              <Button {...StateDialog.opener} variant="quiet" onClick={() => setOpen('end')}>
                {t('admin_ad_end')}
              </Button>
              <FeatureForm key={ad.featured_until} car_id={carId} featured_until={ad.featured_until} />
            </>
          )}
          <Button {...RemovalDialog.opener} variant="danger" onClick={() => setOpen('delete')}>
            {t('admin_ad_delete')}
          </Button>
        </>
      )}
      {(open === 'state' || open === 'end') && (
        <StateDialog ad={ad} wanted={open === 'end' ? 'expired' : null} onClose={close} />
      )}
      {open === 'delete' && <RemovalDialog ad={ad} onClose={close} />}
    </section>
  )
}
