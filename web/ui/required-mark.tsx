import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Marks a field as required or optional, beside its label. */
export function RequiredMark({ isRequired }: { isRequired: boolean }) {
  const { t } = useTexts(formTexts)
  return <span className="text-sm font-normal text-muted">{t(isRequired ? 'form_required' : 'form_optional')}</span>
}
