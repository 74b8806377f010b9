import type { NotificationPreferences, PushSettings } from '#contract/notifications.ts'
import { CHANNELS, TOPICS } from '#domain/notifications/topics.ts'
import { useApi } from '#web/platform/api/api.ts'
import { notificationTexts } from '#web/texts/notifications/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { Panel } from '#web/ui/panel.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { NotificationViews } from './notification-centre.tsx'
import { PushSwitch } from './push/push-switch.tsx'
import { PREFERENCES } from './schemas.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

interface Props {
  preferences: NotificationPreferences
  push: PushSettings
  /** Settings of this device. */
  device: Elements
}

/** Notification preferences by topic and channel, and quiet hours. */
export function PreferencesForm({ preferences, push, device }: Props) {
  const { t } = useTexts(notificationTexts)
  const api = useApi()
  const form = useServerForm({
    schema: PREFERENCES,
    defaults: preferences,
    send: (wanted) => api.notifications.set_preferences(wanted),
    done: t('notification_preferences_saved'),
    refreshes: true,
  })
  const placeOf = (topic: string, channel: string) =>
    preferences.choices.findIndex((choice) => choice.topic === topic && choice.channel === channel)
  return (
    <div className="flex flex-col gap-4">
      <NotificationViews view="preferences" />
      <PushSwitch settings={push} />
      {device}
      <Panel>
        <ServerForm form={form} submit={t('notification_preferences_save')}>
          {TOPICS.filter((topic) => topic !== 'account').map((topic) => (
            <fieldset key={topic} className="border-b border-line pb-2">
              <legend className="font-medium">{t(`notification_topic_${topic}`)}</legend>
              <div className="flex flex-wrap gap-x-6">
                {CHANNELS.filter((channel) => placeOf(topic, channel) >= 0).map((channel) => (
                  <ChannelBox
                    key={channel}
                    label={t(`notification_channel_${channel}`)}
                    {...form.choice(`choices.${placeOf(topic, channel)}.is_on`)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
          <p className="text-sm text-muted">{t('notification_preferences_account')}</p>
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 font-medium">{t('quiet_hours')}</legend>
            <p className="text-sm text-muted">{t('quiet_hours_text')}</p>
            <div className="grid gap-3 sm:grid-cols-2">
              {(['from_hour', 'to_hour'] as const).map((name) => (
                <HourField key={name} label={t(`quiet_${name}`)} {...form.choice(`quiet_hours.${name}`)} />
              ))}
            </div>
          </fieldset>
        </ServerForm>
      </Panel>
    </div>
  )
}

interface Choice<Value> {
  label: string
  value: Value
  onChoose: (value: Value) => void
}

function ChannelBox({ label, value, onChoose }: Choice<boolean>) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2">
      <input type="checkbox" className="checkbox" checked={value} onChange={({ target }) => onChoose(target.checked)} />
      <span>{label}</span>
    </label>
  )
}

function HourField({ label, value, onChoose }: Choice<number>) {
  return (
    <SelectField
      isRequired={null}
      label={label}
      value={value}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {HOURS.map((hour) => (
        <option key={hour} value={hour}>
          {`${String(hour).padStart(2, '0')}:00`}
        </option>
      ))}
    </SelectField>
  )
}
