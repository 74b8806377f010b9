import type { AdForm } from './ad-form.ts'

/** Answers that are right only together. */
const TOGETHER: readonly (readonly string[])[] = [
  ['make', 'make_text', 'model', 'model_text'],
  ['contact_methods', 'phone_number', 'whatsapp_number', 'is_same_whatsapp'],
]

/**
 * What was typed, on top of what others saved meanwhile.
 * @param base what was there when the typing began
 */
export function rebaseForm(mine: AdForm, base: AdForm, theirs: AdForm): AdForm {
  const isMine = (name: string) =>
    JSON.stringify(mine[name as keyof AdForm]) !== JSON.stringify(base[name as keyof AdForm])
  const kept = Object.entries(mine).filter(([name]) =>
    (TOGETHER.find((names) => names.includes(name)) ?? [name]).some(isMine),
  )
  return { ...theirs, ...Object.fromEntries(kept) }
}
