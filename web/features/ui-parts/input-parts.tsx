import { Suspense, useState } from 'react'
import { PicturesField } from '#web/features/pictures/public.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Part, Row } from './part.tsx'

/** Buttons and inputs. */
export function InputParts() {
  const { t } = useTexts(exploreTexts, carWordTexts)
  const [pictureIds, setPictureIds] = useState<string[]>([])
  return (
    <>
      <Part name="Buttons">
        <Row>
          <Button>{t('search_submit')}</Button>
          <Button variant="quiet">{t('filter_clear')}</Button>
          <Button variant="plain">{t('filter_options')}</Button>
          <Button variant="danger">{t('close')}</Button>
          <Button disabled>{t('search_submit')}</Button>
          <Button isWorking>{t('loading')}</Button>
          <Button icon="search">{t('search_submit')}</Button>
          <Button icon="back" variant="icon" aria-label={t('back')} />
          <FileButton icon="plus" onChoose={() => undefined}>
            {t('filter_options')}
          </FileButton>
        </Row>
      </Part>
      <Part name="Fields">
        <Field
          isRequired={false}
          label={t('search_label')}
          placeholder={t('search_placeholder')}
          hint={t('home_lead')}
        />
        <Field isRequired label={t('filter_price')} defaultValue="abc" dir="ltr" error={t('error_partial_text')} />
        <SelectField isRequired label={t('sort_label')}>
          <option>{t('sort_newest')}</option>
          <option>{t('sort_price_asc')}</option>
        </SelectField>
        <FieldGroup isRequired={false} label={t('filter_body_type')}>
          <label className="flex items-center gap-3">
            <input type="checkbox" className="checkbox" defaultChecked />
            <span>{t('body_type_suv')}</span>
          </label>
        </FieldGroup>
      </Part>
      <Part name="Combobox">
        <BodyTypeBox />
      </Part>
      <Part name="Pictures">
        <Suspense>
          <PicturesField value={pictureIds} onChange={setPictureIds} />
        </Suspense>
      </Part>
    </>
  )
}

const BODY_TYPES = ['sedan', 'suv', 'hatchback', 'coupe', 'wagon', 'pickup'] as const

function BodyTypeBox() {
  const { t } = useTexts(exploreTexts, carWordTexts)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="relative">
      <Combobox
        value={text}
        items={BODY_TYPES.filter((type) => t(`body_type_${type}`).includes(text))}
        optionOf={(type) => ({ key: type, label: t(`body_type_${type}`), otherLabel: type, icon: 'car' })}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onType={setText}
        onChoose={(type) => {
          setText(t(`body_type_${type}`))
          setOpen(false)
        }}
        onBlur={() => setOpen(false)}
        aria-label={t('filter_body_type')}
        className="field"
      />
    </div>
  )
}
