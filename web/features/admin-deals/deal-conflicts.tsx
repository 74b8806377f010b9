import type { DealFields } from '#contract/deals.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import type { useSavedFields } from '#web/features/audit/public.ts'
import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConflictSides } from '#web/ui/conflict-sides.tsx'
import type { DealChoices } from './deal-choices.ts'

const LABELS = {
  title_ar: 'deal_title_ar',
  title_en: 'deal_title_en',
  text_ar: 'deal_text_ar',
  text_en: 'deal_text_en',
  brand_id: 'deal_brand',
  category_id: 'deal_category',
  picture_id: 'deal_picture',
  price_before: 'deal_price_before',
  price_now: 'deal_price_now',
  discount_percent: 'deal_percent',
  discount_amount: 'deal_amount',
  coupon_code: 'deal_coupon',
  link: 'deal_link',
  make_id: 'deal_make',
  featured: 'deal_featured_mark',
  starts_at: 'deal_starts',
  ends_at: 'deal_ends',
  published_at: 'deal_published_at',
} as const satisfies Record<keyof DealFields, string>

interface Props {
  saving: ReturnType<typeof useSavedFields<DealFields>>
  choices: DealChoices
}

/** Conflicts with what somebody else has saved meanwhile: both versions, and a choice between them. */
export function DealConflicts({ saving, choices }: Props) {
  const { t, lang } = useTexts(adminDealTexts)
  if (!saving.conflicts.length) return null
  const named = { brand_id: choices.brands, category_id: choices.categories, make_id: choices.makers }

  function inWords(field: string, value: unknown): string {
    if (value === null) return '–'
    if (typeof value === 'boolean') return t(value ? 'deal_yes' : 'deal_no')
    if (field.endsWith('_at')) return formatDateTime(String(value), lang)
    if (field in named) {
      return named[field as keyof typeof named].find(({ id }) => id === value)?.[`name_${lang}`] ?? String(value)
    }
    return String(value)
  }

  return (
    <ConflictSides
      sides={saving.conflicts.map(({ field, current, wanted }) => ({
        field,
        name: t(LABELS[field as keyof DealFields]),
        theirs: inWords(field, current),
        mine: inWords(field, wanted),
      }))}
      onResolve={saving.resolve}
    />
  )
}
