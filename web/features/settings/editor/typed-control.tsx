import { useState, type ComponentProps, type FormEvent } from 'react'
import { formatNumber } from '#domain/format/format-number.ts'
import { checkSetting, type SettingFault } from '#domain/settings/check-setting.ts'
import { SETTINGS, type SettingKey } from '#domain/settings/registry.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import { settingsTexts } from '#web/texts/settings/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { focusInvalid } from '#web/ui/form/focus-invalid.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { ControlProps } from './control-props.ts'

const LATIN = { dir: 'ltr', autoComplete: 'off', spellCheck: false } as const
const INPUTS: Record<string, ComponentProps<'input'>> = {
  text: { dir: 'auto', autoComplete: 'off' },
  email: { ...LATIN, type: 'email', inputMode: 'email' },
  link: { ...LATIN, type: 'url', inputMode: 'url' },
  whole: { ...LATIN, inputMode: 'numeric' },
}

/** An input for a text, number, email address or URL, with a save button. */
export function TypedControl({ setting_key, value, editing }: ControlProps) {
  const { t } = useTexts(settingsTexts)
  const isReady = useIsHydrated()
  const { seen, typed = String(value), type, save, isSaving, sayUnchanged } = editing
  const [fault, setFault] = useState<SettingFault | null>(null)
  const setting = SETTINGS[setting_key]
  const bounds = useBounds(setting_key)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const checked = checkSetting(setting_key, setting.type === 'whole' ? (parseNumber(typed) ?? Number.NaN) : typed)
    setFault(checked.fault ?? null)
    if (checked.fault !== undefined) return focusInvalid(event.currentTarget)
    if (checked.value === value) sayUnchanged()
    else save({ value: checked.value, seen })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field
        {...INPUTS[setting.type]}
        label={t(`setting_${setting_key}`)}
        isRequired={null}
        hint={[t(`setting_${setting_key}_help`), bounds].filter(Boolean).join(' ')}
        {...(fault && { error: [t(`setting_fault_${fault}`), bounds].filter(Boolean).join(' ') })}
        value={typed}
        disabled={!isReady}
        onChange={({ target }) => {
          setFault(null)
          type(target.value)
        }}
      />
      <Button type="submit" variant="quiet" className="self-start" disabled={!isReady} isWorking={isSaving}>
        {t(isSaving ? 'setting_saving' : 'setting_save')}
      </Button>
    </form>
  )
}

function useBounds(settingKey: SettingKey): string {
  const { t, lang } = useTexts(settingsTexts)
  const setting = SETTINGS[settingKey]
  if (setting.type !== 'whole') return ''
  const [least, most] = [setting.least, setting.most].map((bound) => formatNumber(bound, lang))
  return t(`setting_range_${setting.unit}`, { least: least ?? '', most: most ?? '' })
}
