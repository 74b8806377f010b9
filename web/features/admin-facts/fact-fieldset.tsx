import { FACT_TOPICS, SOURCE_QUALITIES } from '#domain/facts/fact-kinds.ts'
import { adminFactTexts } from '#web/texts/admin-facts/area.ts'
import { factTexts } from '#web/texts/facts/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { FactChoice } from './fact-choice.tsx'
import type { FactInputs } from './fact-inputs.ts'
import { ValueFields } from './value-fields.tsx'

interface Props {
  form: FactInputs
  /** Whether its key can be chosen. */
  isNew: boolean
}

const SIDES = [
  { lang: 'ar', dir: 'rtl' },
  { lang: 'en', dir: 'ltr' },
] as const

/** The inputs of a fact. */
export function FactFieldset({ form, isNew }: Props) {
  const { t } = useTexts(adminFactTexts, factTexts)
  return (
    <>
      <Panel title={t('fact_what')}>
        <div className="two-columns items-start gap-4">
          {SIDES.map(({ lang, dir }) => (
            <Field
              key={lang}
              label={t(`fact_label_${lang}`)}
              lang={lang}
              dir={dir}
              most={200}
              {...form.field(`label_${lang}`)}
            />
          ))}
          <FactChoice
            form={form}
            name="topic"
            options={FACT_TOPICS.map((topic) => ({ value: topic, text: t(`fact_topic_${topic}`) }))}
          />
          <Field
            label={t('fact_key')}
            hint={t(isNew ? 'fact_key_hint' : 'fact_key_fixed')}
            dir="ltr"
            autoComplete="off"
            most={60}
            readOnly={!isNew}
            {...form.field('key')}
          />
        </div>
      </Panel>
      <ValueFields form={form} />
      <Source form={form} />
      <Panel title={t('fact_notes')}>
        <div className="two-columns items-start gap-4">
          {SIDES.map(({ lang }) => (
            <TextArea
              key={lang}
              label={t(`fact_note_${lang}`)}
              hint={t('fact_note_hint')}
              lang={lang}
              rows={4}
              most={1000}
              {...form.field(`note_${lang}`)}
            />
          ))}
        </div>
      </Panel>
    </>
  )
}

function Source({ form }: { form: FactInputs }) {
  const { t } = useTexts(adminFactTexts, factTexts)
  return (
    <Panel title={t('fact_source')}>
      <div className="two-columns items-start gap-4">
        {SIDES.map(({ lang, dir }) => (
          <Field
            key={lang}
            label={t(`fact_source_${lang}`)}
            lang={lang}
            dir={dir}
            most={200}
            {...form.field(`source_${lang}`)}
          />
        ))}
        <Field
          label={t('fact_source_url')}
          hint={t('fact_source_url_hint')}
          type="url"
          dir="ltr"
          most={1000}
          {...form.field('source_url')}
        />
        <FactChoice
          form={form}
          name="source_quality"
          options={SOURCE_QUALITIES.map((quality) => ({ value: quality, text: t(`fact_quality_${quality}`) }))}
        />
        {(['checked_on', 'check_by'] as const).map((name) => {
          const { value, onChoose, ...asked } = form.choice(name)
          return (
            <TimeField
              key={name}
              type="date"
              label={t(`fact_${name}`)}
              {...asked}
              defaultValue={value}
              onChange={onChoose}
            />
          )
        })}
      </div>
      <p className="text-sm text-muted">{t('fact_check_hint')}</p>
    </Panel>
  )
}
