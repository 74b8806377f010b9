import { useState } from 'react'
import { FEATURES, isFeature } from '#domain/cars/features.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { keyOf } from '#web/ui/keys/key-of.ts'
import { RequiredMark } from '#web/ui/required-mark.tsx'
import { fieldId, useEditor } from './editor-context.tsx'

/** Predefined features to toggle, and others typed by the seller. */
export function FeaturesField() {
  const { t } = useTexts(addCarTexts, exploreTexts, carWordTexts)
  const { form, change, problemOf } = useEditor()
  const [typed, setTyped] = useState('')
  const chosen = form.extra_features
  const problem = problemOf('extra_features')
  const set = (extraFeatures: string[]) => change({ extra_features: extraFeatures })

  function add() {
    const words = typed
      .split(/[,،\n]/)
      .map((word) => plainText(word))
      .filter(Boolean)
    set([...new Set([...chosen, ...words])])
    setTyped('')
  }

  return (
    <fieldset id={fieldId('extra_features')} tabIndex={-1} className="flex flex-col gap-3">
      <legend className="mb-3 flex flex-wrap items-baseline gap-x-2 text-lg font-semibold">
        <span>{t('car_features')}</span>
        <RequiredMark isRequired={false} />
      </legend>
      <div className="flex flex-wrap gap-2">
        {FEATURES.map((feature) => {
          const isOn = chosen.includes(feature)
          return (
            <button
              key={feature}
              type="button"
              className="chip"
              aria-pressed={isOn}
              onClick={() => set(isOn ? chosen.filter((one) => one !== feature) : [...chosen, feature])}
            >
              {isOn && <Icon name="check" size={16} />}
              <span>{t(`feature_${feature}`)}</span>
            </button>
          )
        })}
        {chosen
          .filter((feature) => !isFeature(feature))
          .map((feature) => (
            <button
              key={feature}
              type="button"
              className="chip chip-on"
              aria-label={t('filter_remove', { label: feature })}
              onClick={() => set(chosen.filter((one) => one !== feature))}
            >
              <span {...writtenIn(feature)}>{feature}</span>
              <Icon name="close" size={16} />
            </button>
          ))}
      </div>
      <div className="flex gap-2">
        <input
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (keyOf(event) !== 'Enter' || !typed.trim()) return
            event.preventDefault()
            add()
          }}
          onBlur={() => typed.trim() && add()}
          dir={typed ? 'auto' : undefined}
          autoComplete="off"
          aria-label={t('ad_feature_own')}
          placeholder={t('ad_feature_own')}
          className="field"
        />
        <Button variant="quiet" onClick={() => typed.trim() && add()}>
          {t('ad_feature_add')}
        </Button>
      </div>
      {problem && <p className="text-sm text-danger">{problem}</p>}
    </fieldset>
  )
}
