import type { AdForm } from './ad-form.ts'

/** Fields that are valid only in combination and therefore merged as one. */
const TOGETHER: readonly (readonly string[])[] = [
  ['make', 'make_text', 'model', 'model_text'],
  ['price', 'is_price_on_request'],
  ['contact_methods', 'phone_number', 'whatsapp_number', 'is_same_whatsapp'],
]

/**
 * Applies the changes between `base` and `mine` to `theirs`.
 * @param base the version that was edited
 * @param theirs the version that others have saved since
 */
export function rebaseForm(mine: AdForm, base: AdForm, theirs: AdForm): AdForm {
  const isMine = (name: string) =>
    JSON.stringify(mine[name as keyof AdForm]) !== JSON.stringify(base[name as keyof AdForm])
  const changed = Object.entries(mine).filter(([name]) =>
    (TOGETHER.find((names) => names.includes(name)) ?? [name]).some(isMine),
  )
  return { ...theirs, ...Object.fromEntries(changed) }
}
