import { useRef, useState } from 'react'
import type { RevenueSettings } from '#contract/promotions.ts'
import { sameJson } from '#domain/admin-changes/merge-fields.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { Panel } from '#web/ui/panel.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { RevenueConflict, theirFields, type RevenueChange } from './revenue-conflict.tsx'
import { revenueSchema } from './schemas.ts'
import { OFFER_ROWS, revenueFormValues } from './revenue-form-values.ts'

/** Settings of promotions: offers and VAT, the company on invoices, and the bank account. */
export function RevenueSettingsForm({ settings }: { settings: RevenueSettings }) {
  const { t } = useTexts(promotionTexts)
  const api = useApi()
  const undoable = useUndoable()
  /** The settings that the change is based on. */
  const seen = useRef(settings)
  const [conflict, setConflict] = useState<(RevenueChange & { theirs: Partial<RevenueSettings> }) | null>(null)
  const form = useServerForm({
    schema: revenueSchema(settings),
    defaults: revenueFormValues(settings),
    send: (wanted) => save({ wanted, seen: seen.current }),
  })

  function show(saved: RevenueSettings) {
    seen.current = saved
    form.reset(revenueFormValues(saved))
  }

  async function save(change: RevenueChange) {
    setConflict(null)
    if (sameJson(change.wanted, change.seen)) {
      addToast({ title: t('revenue_unchanged'), variant: 'success' })
      return
    }
    try {
      const before = seen.current
      show(
        await undoable(
          t('revenue_saved'),
          (call) => api.promotions.set_settings({ ...change.wanted, seen: change.seen }, call),
          () => show(before),
        ),
      )
    } catch (error) {
      const theirs = theirFields(error)
      if (!theirs) throw error
      setConflict({ ...change, theirs })
    }
  }

  /** Submits the form with the resolved values, so that it reports errors. */
  function resolve({ wanted, seen: current }: RevenueChange) {
    seen.current = current
    form.reset(revenueFormValues(wanted))
    form.onSubmit()
  }

  const number = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <div className="max-w-2xl">
      <ServerForm
        form={form}
        submit={t('revenue_save')}
        remedy={conflict && <RevenueConflict {...conflict} save={resolve} />}
      >
        <Part title={t('revenue_offers')} hint={t('revenue_offers_hint')}>
          {Array.from({ length: OFFER_ROWS }, (_, at) => (
            <div key={at} className="two-columns gap-3 [--narrowest:8rem]">
              <Field label={t('revenue_days')} {...number} {...form.field(`offers.${at}.days`)} />
              <Field label={t('revenue_price')} {...number} {...form.field(`offers.${at}.price`)} />
            </div>
          ))}
          <Field label={t('revenue_vat')} hint={t('revenue_vat_hint')} {...number} {...form.field('vat_percent')} />
        </Part>
        <Part title={t('revenue_company')}>
          <Field label={t('revenue_company_name')} dir="auto" {...form.field('company_name')} />
          <Field label={t('revenue_vat_number')} {...number} {...form.field('vat_number')} />
        </Part>
        <Part title={t('revenue_account')} hint={t('revenue_account_hint')}>
          <Field label={t('promote_account_holder')} dir="auto" {...form.field('account_holder')} />
          <Field label={t('promote_bank')} dir="auto" {...form.field('bank_name')} />
          <Field label={t('promote_iban')} dir="ltr" autoComplete="off" {...form.field('iban')} />
        </Part>
      </ServerForm>
    </div>
  )
}

interface PartProps {
  title: string
  hint?: string
  children: Elements
}

const Part = ({ title, hint, children }: PartProps) => (
  <Panel as="fieldset">
    <legend className="float-start mb-2 w-full text-lg font-semibold">{title}</legend>
    {hint && <p className="text-sm text-muted">{hint}</p>}
    {children}
  </Panel>
)
