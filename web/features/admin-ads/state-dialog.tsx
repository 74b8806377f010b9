import { AdStateChange, type WholeAd } from '#contract/admin-ads.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { SETTABLE_STATES, type SettableState } from '#domain/ads/lifecycle.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'

interface Props {
  ad: WholeAd
  /** The new state; null if the admin chooses it in the dialog. */
  wanted: SettableState | null
  onClose: () => void
}

/** Changes the state of an ad, with a reason that the seller sees. */
export function StateDialog({ ad, wanted, onClose }: Props) {
  const { t, lang } = useTexts(adReviewTexts, adminAdTexts)
  const api = useApi()
  const undoable = useUndoable()
  const states = SETTABLE_STATES.filter((state) => state !== ad.state)
  const form = useServerForm({
    schema: AdStateChange,
    defaults: { car_id: ad.card.id, state: wanted ?? states[0] ?? 'inactive', reason: '' },
    send: (change) => undoable(t('admin_ad_state_set'), (call) => api.admin_ads.set_state(change, call)),
    onDone: onClose,
    refreshes: true,
    keptAs: `ad-state ${ad.card.id}`,
  })
  const title = t(wanted === 'expired' ? 'admin_ad_end' : 'admin_ad_set_state')
  return (
    <Dialog title={title} onClose={onClose}>
      <ServerForm form={form} submit={title} hasWideButton>
        {ad.card.featured && ad.featured_until && (
          <p className="notice">{t('admin_ad_is_featured', { date: formatDate(ad.featured_until, lang) })}</p>
        )}
        {wanted === null && (
          <SelectField label={t('admin_ad_state')} {...form.field('state')}>
            {states.map((state) => (
              <option key={state} value={state}>
                {t(`admin_ad_state_${state}`)}
              </option>
            ))}
          </SelectField>
        )}
        <Field
          label={t('admin_ad_reason')}
          hint={t(`review_note_hint_${ad.seller.language}`)}
          dir="auto"
          {...form.field('reason')}
        />
      </ServerForm>
    </Dialog>
  )
}
