import type { Promotion } from '#contract/promotions.ts'
import { useApi } from '#web/platform/api/api.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { TRANSFER } from './schemas.ts'

/** Reports a bank transfer by its reference number. */
export function TransferForm({ promotion: { id, state, transfer_reference } }: { promotion: Promotion }) {
  const { t } = useTexts(promotionTexts)
  const api = useApi()
  const form = useServerForm({
    schema: TRANSFER,
    defaults: { promotion_id: id, transfer_reference: transfer_reference ?? '' },
    send: (transfer) => api.promotions.note_transfer(transfer),
    done: t('promote_noted'),
    refreshes: true,
    keptAs: `transfer ${id}`,
  })
  return (
    <ServerForm form={form} submit={t(state === 'requested' ? 'promote_transferred' : 'promote_reference_change')}>
      <Field
        label={t('promote_reference')}
        hint={t('promote_reference_hint')}
        dir="ltr"
        autoComplete="off"
        most={40}
        {...form.field('transfer_reference')}
      />
    </ServerForm>
  )
}
