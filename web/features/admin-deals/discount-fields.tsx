import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { DealInputs } from './deal-inputs.ts'
import { DISCOUNTS } from './typed-deal.ts'

const FIELDS = {
  none: [],
  prices: [
    { name: 'price_before', label: 'deal_price_before' },
    { name: 'price_now', label: 'deal_price_now' },
  ],
  percent: [{ name: 'discount_percent', label: 'deal_percent' }],
  amount: [{ name: 'discount_amount', label: 'deal_amount' }],
} as const

/** The kind of discount as a choice, and the inputs of the chosen kind. */
export function DiscountFields({ form }: { form: DealInputs }) {
  const { t } = useTexts(adminDealTexts)
  const { value: discount, onChoose } = form.choice('discount')
  return (
    <Panel as="fieldset" className="p-5">
      <legend className="float-start mb-4 w-full text-lg font-semibold">{t('deal_discount')}</legend>
      <div className="flex w-full flex-wrap gap-x-5">
        {DISCOUNTS.map((kind) => (
          <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="discount"
              className="checkbox"
              value={kind}
              checked={kind === discount}
              onChange={() => onChoose(kind)}
            />
            <span>{t(`deal_discount_${kind}`)}</span>
          </label>
        ))}
      </div>
      {FIELDS[discount].length > 0 && (
        <div className="mt-3 two-columns items-start gap-3">
          {FIELDS[discount].map(({ name, label }) => (
            <Field
              key={name}
              label={t(label)}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              {...form.field(name)}
              isRequired
            />
          ))}
        </div>
      )}
    </Panel>
  )
}
