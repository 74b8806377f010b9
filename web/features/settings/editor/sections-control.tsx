import { checkHomeSections, type HomeSection } from '#domain/settings/home-sections.ts'
import { settingsTexts } from '#web/texts/settings/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { ControlProps } from './control-props.ts'

/** The parts of the home page, each with a switch and its place. Every change is saved immediately. */
export function SectionsControl({ setting_key, value, editing: { seen, save } }: ControlProps) {
  const { t } = useTexts(settingsTexts)
  const isReady = useIsHydrated()
  const sections = checkHomeSections(value) ?? []
  const change = (wanted: readonly HomeSection[]) => save({ value: wanted, seen })

  function move(at: number, by: 1 | -1) {
    const moved = sections[at]
    if (moved) change(sections.toSpliced(at, 1).toSpliced(at + by, 0, moved))
  }

  return (
    <fieldset disabled={!isReady} aria-describedby={`${setting_key}-help`} className="flex flex-col gap-3">
      <legend className="font-medium">{t(`setting_${setting_key}`)}</legend>
      <p id={`${setting_key}-help`} className="text-sm text-muted">
        {t(`setting_${setting_key}_help`)}
      </p>
      <ol>
        {sections.map(({ name, is_shown }, at) => {
          const label = t(`setting_home_${name}`)
          return (
            <li key={name} className="flex flex-wrap items-center gap-1">
              <label className="flex min-h-11 grow basis-40 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  role="switch"
                  className="checkbox"
                  checked={is_shown}
                  aria-checked={is_shown}
                  onChange={() => change(sections.with(at, { name, is_shown: !is_shown }))}
                />
                <span>{label}</span>
              </label>
              <Button
                variant="icon"
                icon="up"
                aria-label={t('setting_move_up', { name: label })}
                aria-disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <Button
                variant="icon"
                icon="down"
                aria-label={t('setting_move_down', { name: label })}
                aria-disabled={at === sections.length - 1}
                onClick={() => move(at, 1)}
              />
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}
