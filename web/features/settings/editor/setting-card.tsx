import { SETTINGS, type SettingKey } from '#domain/settings/registry.ts'
import { settingInEffect } from '#domain/settings/stored-setting.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import { HistoryDisclosure } from '#web/features/audit/public.ts'
import { LateBoundary } from '#web/rendering/early/late-boundary.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { settingsTexts } from '#web/texts/settings/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { LogoControl } from './logo-control.tsx'
import { SectionsControl } from './sections-control.tsx'
import { SwitchControl } from './switch-control.tsx'
import { TypedControl } from './typed-control.tsx'
import { useSetting } from './use-setting.ts'

const LowMileageSimulator = latePart(
  async () => (await import('#web/features/tags/low-mileage-simulator.tsx')).LowMileageSimulator,
)

const CONTROLS = {
  text: TypedControl,
  email: TypedControl,
  link: TypedControl,
  whole: TypedControl,
  sections: SectionsControl,
  switch: SwitchControl,
  picture: LogoControl,
}

interface Props {
  setting_key: SettingKey
  /** The stored value; null if the setting is not set. */
  stored: string | null
}

/** A setting with its description. Each setting is saved on its own. */
export function SettingCard({ setting_key, stored }: Props) {
  const { t } = useTexts(settingsTexts)
  const editing = useSetting(setting_key, stored)
  const { wanted, save } = editing
  const { type, initial } = SETTINGS[setting_key]
  const Control = CONTROLS[type]
  const value = wanted ? (wanted.value ?? initial) : settingInEffect(setting_key, stored ?? undefined)
  return (
    <Panel
      as="li"
      className={`flex flex-col gap-3 p-5 ${type === 'picture' ? 'col-span-full' : ''}`}
      aria-busy={wanted !== null}
    >
      <Control setting_key={setting_key} value={value} editing={editing} />
      <ConflictNotice editing={editing} />
      {setting_key === 'max_annual_mileage_for_low_tag' && editing.typed !== undefined && (
        <LateBoundary>
          <LowMileageSimulator limit={parseNumber(editing.typed) ?? 0} fallback={null} />
        </LateBoundary>
      )}
      <p className="mt-auto flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <code dir="ltr">{setting_key}</code>
        {stored !== null && (
          <Button variant="plain" onClick={() => save({ value: undefined, seen: stored })}>
            {t('setting_reset')}
          </Button>
        )}
      </p>
      <HistoryDisclosure what="change_setting" content_id={setting_key} />
    </Panel>
  )
}
