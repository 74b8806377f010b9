import type { ComponentProps } from 'react'
import { SUSPENSION_DAYS } from '#domain/admin-users/suspension-days.ts'
import { mayGive } from '#domain/penalties/penalty.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { penaltiesTexts } from '#web/texts/penalties/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'children' | 'isRequired'> & {
  severity: 'limited' | 'suspended'
}

/** Selects the duration of a penalty, from those that the role of the viewer permits. */
export function DaysField({ severity, ...select }: Props) {
  const { t } = useTexts(penaltiesTexts)
  const role = useViewer()?.role === 'admin' ? 'admin' : 'moderator'
  const mayHave = (days: number | null) => mayGive(role, { severity, days })
  return (
    <SelectField label={t('penalty_days')} {...select} isRequired>
      {SUSPENSION_DAYS.filter(mayHave).map((count) => (
        <option key={count} value={count}>
          {t('penalty_days', { count })}
        </option>
      ))}
      {severity === 'suspended' && mayHave(null) && <option value="">{t('penalty_days_none')}</option>}
    </SelectField>
  )
}
