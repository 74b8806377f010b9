import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { parseInteger } from '#domain/text/parse-number.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { onEnter } from './on-enter.ts'
import { PriceNow } from './views/price-now.tsx'

const FIRST_YEAR = 1950
const LAST_YEAR = 2077

interface Props {
  onChoose: (price: { model: string; year: number }) => void
  onClose: () => void
}

/** Chooses the model and year of a cited price, and shows what it is now. */
export function PriceDialog({ onChoose, onClose }: Props) {
  const { t, lang } = useTexts(writingTexts)
  const api = useApi()
  const [make, setMake] = useState('')
  const [model, setModel] = useState('')
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const makers = useQuery(apiQuery(api, 'catalogue', 'list_makers', undefined)).data ?? []
  const models = useQuery({ ...apiQuery(api, 'catalogue', 'list_models', { make }), enabled: make !== '' }).data ?? []
  const year = parseInteger(typed, { min: FIRST_YEAR, max: LAST_YEAR })

  function choose() {
    setTried(true)
    if (model && year !== null) onChoose({ model, year })
  }

  const named = (items: typeof makers | typeof models) =>
    items.map((one) => (
      <option key={one.slug} value={one.slug}>
        {one[`name_${lang}`]}
      </option>
    ))
  return (
    <Dialog title={t('write_price_title')} shape="sheet" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="flex flex-col gap-4" onKeyDown={(event) => onEnter(event, choose)}>
        <p className="text-muted">{t('write_price_text')}</p>
        <div className="three-columns items-start gap-3">
          <SelectField
            label={t('write_price_make')}
            isRequired={null}
            value={make}
            onChange={({ target }) => {
              setMake(target.value)
              setModel('')
            }}
          >
            <option value="">{t('write_price_choose')}</option>
            {named(makers)}
          </SelectField>
          <SelectField
            label={t('write_price_model')}
            isRequired={null}
            value={model}
            onChange={({ target }) => setModel(target.value)}
            {...(isTried && !model && { error: t('write_price_model_missing') })}
          >
            <option value="">{t('write_price_choose')}</option>
            {named(models)}
          </SelectField>
          <Field
            label={t('write_price_year')}
            isRequired={null}
            inputMode="numeric"
            dir="ltr"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            {...(isTried && year === null && { error: t('write_price_year_wrong') })}
          />
        </div>
        {model && year !== null && (
          <div className="live-block">
            <PriceNow model={model} year={year} />
          </div>
        )}
        <Button className="self-start" onClick={choose}>
          {t('write_price_insert')}
        </Button>
      </div>
    </Dialog>
  )
}
