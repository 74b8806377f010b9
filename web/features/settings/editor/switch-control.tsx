import { settingsTexts } from '#web/texts/settings/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { ControlProps } from './control-props.ts'

/** A switch that is saved immediately. */
export function SwitchControl({ setting_key, value, editing: { seen, save, wanted } }: ControlProps) {
  const { t } = useTexts(settingsTexts)
  const isReady = useIsHydrated()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          type="checkbox"
          role="switch"
          className="checkbox"
          checked={value === true}
          aria-checked={value === true}
          disabled={!isReady}
          aria-describedby={`${setting_key}-help`}
          onChange={({ target }) => save({ value: target.checked, seen })}
        />
        <span>{t(`setting_${setting_key}`)}</span>
        {wanted && <Spinner />}
      </label>
      <p id={`${setting_key}-help`} className="text-sm text-muted">
        {t(`setting_${setting_key}_help`)}
      </p>
    </div>
  )
}
