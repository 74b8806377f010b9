import { mediaTexts } from '#web/texts/media/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConflictSides } from '#web/ui/conflict-sides.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { FIELDS, type useDescriptions } from './use-descriptions.ts'

const MOST = 200

interface Props {
  descriptions: ReturnType<typeof useDescriptions>
  hint?: string
  /** Class of the pair of fields. */
  className?: string
}

/** The descriptions of a picture in both languages. */
export function DescriptionFields({ descriptions, hint, className = 'grid gap-3' }: Props) {
  const { t } = useTexts(mediaTexts)
  const { typed, change, conflicts, settle, failure } = descriptions
  return (
    <>
      <div className={className}>
        {FIELDS.map((field, at) => (
          <Field
            key={field}
            label={t(`media_${field}`)}
            lang={field === 'alt_ar' ? 'ar' : 'en'}
            dir={field === 'alt_ar' ? 'rtl' : 'ltr'}
            isRequired={null}
            hint={at === 0 ? hint : undefined}
            most={MOST}
            value={typed[field]}
            onChange={(event) => change(field, event.target.value)}
          />
        ))}
      </div>
      {conflicts.length > 0 && (
        <ConflictSides
          sides={conflicts.map(({ field, current, wanted }) => ({
            field,
            name: t(field === 'alt_ar' ? 'media_alt_ar' : 'media_alt_en'),
            theirs: String(current ?? ''),
            mine: String(wanted ?? ''),
          }))}
          onResolve={settle}
          isSavedLater
        />
      )}
      <FormFailure text={failure} />
    </>
  )
}
