import { shownPictures } from '#domain/ads/shown-pictures.ts'
import { directionOf } from '#domain/language.ts'
import { truncate } from '#domain/text/truncate.ts'
import { FloorButton } from '#web/features/offers/public.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { problemText } from '../problem-text.ts'
import { Panel } from '#web/ui/panel.tsx'
import type { FieldName } from './ad-form.ts'
import { ContactNotes } from './contact-notes.tsx'
import { describeForm, labelOf } from './describe-form.ts'
import { useEditor } from './editor-context.tsx'
import type { Problems } from './read-form.ts'
import { STEP_FIELDS, stepOf, STEPS, type Step } from './steps.ts'

interface Props {
  car_id: string
  problems: Problems
  isEdit: boolean
  isSending: boolean
  failure: string | undefined
  onSubmit: () => void
  /** Opens a step and focuses the field, if given. */
  onOpen: (step: Step, field?: FieldName) => void
}

/** Maximum characters shown of a text. */
const SHOWN = 600

/** Summary before submission: errors, and all fields with buttons to change them. */
export function ReviewStep({ car_id, problems, isEdit, isSending, failure, onSubmit, onOpen }: Props) {
  const texts = useTexts(formTexts, addCarTexts)
  const { lang, t } = texts
  const { form, picture_ids, imported_images, ...lists } = useEditor()
  const described = describeForm(form, shownPictures(picture_ids, imported_images), lists, texts)
  const wrong = Object.values(STEP_FIELDS)
    .flat()
    .filter((field) => problems[field])
  return (
    <div className="flex flex-col gap-5">
      {wrong.length > 0 && (
        <div className="notice flex flex-col gap-1">
          <p className="font-medium">{t('ad_still_missing')}</p>
          <ul className="flex flex-col">
            {wrong.map((field) => (
              <li key={field}>
                <button type="button" className="link text-start" onClick={() => onOpen(stepOf(field), field)}>
                  {`${t(labelOf(field))}: ${problemText(problems[field] ?? '', { lang, t })}`}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {STEPS.filter((step) => step !== 'review').map((step) => {
        const rows = described.filter(({ field, value }) => value && STEP_FIELDS[step].includes(field))
        return (
          <Panel key={step} aria-labelledby={`ad-review-${step}`} className="p-4">
            <div className="flex items-center gap-2">
              <h3 id={`ad-review-${step}`} className="grow font-semibold">
                {t(`ad_step_${step}`)}
              </h3>
              <Button
                variant="plain"
                aria-label={t('ad_review_change', { part: t(`ad_step_${step}`) })}
                onClick={() => onOpen(step)}
              >
                <Icon name="edit" size={16} />
                <span>{t('ad_change')}</span>
              </Button>
            </div>
            {step === 'description' && (
              <ContactNotes
                text={[form.title, form.title_other, form.description, form.description_other].join('\n')}
              />
            )}
            {rows.length ? (
              <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[10rem_1fr]">
                {rows.map(({ field, value }) => (
                  <div key={field} className="contents">
                    <dt className="text-sm text-muted">{t(labelOf(field))}</dt>
                    <dd className="min-w-0 break-words whitespace-pre-line max-sm:mb-2">
                      <bdi dir={field === 'price' ? directionOf(lang) : undefined}>{truncate(value, SHOWN)}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p className="text-sm text-muted">{t('ad_review_nothing')}</p>
            )}
          </Panel>
        )
      })}
      {!isEdit && !wrong.length && <FloorButton car_id={car_id} />}
      <FormFailure text={failure} />
      <Button
        type="submit"
        isWorking={isSending}
        onClick={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {t(isSending ? 'form_working' : isEdit ? 'ad_submit_edit' : 'ad_submit')}
      </Button>
    </div>
  )
}
