import type { RevenueSettings } from '#contract/promotions.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConflictSides } from '#web/ui/conflict-sides.tsx'

type Field = keyof RevenueSettings

const LABELS = {
  offers: 'revenue_offers',
  vat_percent: 'revenue_vat',
  company_name: 'revenue_company_name',
  vat_number: 'revenue_vat_number',
  bank_name: 'promote_bank',
  account_holder: 'promote_account_holder',
  iban: 'promote_iban',
} as const satisfies Record<Field, string>

export interface RevenueChange {
  wanted: RevenueSettings
  /** The settings that the change is based on. */
  seen: RevenueSettings
}

/** The current values of fields that somebody else has changed meanwhile; null for other errors. */
export function theirFields(error: unknown): Partial<RevenueSettings> | null {
  const { code, data } = error as { code?: string; data?: { fields: { field: Field; current: unknown }[] } }
  if (code !== 'CONTENT_CHANGED' || !data) return null
  return Object.fromEntries(data.fields.map(({ field, current }) => [field, current]))
}

interface Props extends RevenueChange {
  theirs: Partial<RevenueSettings>
  /** Saves the settings with either value of the conflicting fields. */
  save: (change: RevenueChange) => void
}

export function RevenueConflict({ wanted, seen, theirs, save }: Props) {
  const { t, lang } = useTexts(promotionTexts)
  const shown = (value: RevenueSettings[Field] | undefined) =>
    Array.isArray(value)
      ? value.map(({ days, price }) => `${formatNumber(days, lang)}: ${formatNumber(price, lang)}`).join('\n')
      : String(value ?? '')
  const current = { ...seen, ...theirs }
  return (
    <ConflictSides
      sides={(Object.keys(theirs) as Field[]).map((field) => ({
        field,
        name: t(LABELS[field]),
        theirs: shown(theirs[field]),
        mine: shown(wanted[field]),
      }))}
      onResolve={(mine) => {
        const own = Object.fromEntries(mine.map((field) => [field, wanted[field as Field]]))
        save({ wanted: { ...wanted, ...theirs, ...own }, seen: current })
      }}
    />
  )
}
