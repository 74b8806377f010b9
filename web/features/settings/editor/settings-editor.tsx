import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { StoredSetting } from '#contract/settings.ts'
import { isSettingKey, OTHER_KEYS, SETTING_KEYS, SETTING_SECTIONS, SETTINGS } from '#domain/settings/registry.ts'
import { containsWords } from '#domain/text/contains-words.ts'
import { useApi } from '#web/platform/api/api.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { adminTexts } from '#web/texts/admin/area.ts'
import { settingsTexts } from '#web/texts/settings/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { anySettingsQuery } from '../settings-query.ts'
import { SettingCard } from './setting-card.tsx'
import { UnknownSetting } from './unknown-setting.tsx'

/** The settings, or a retry button if loading failed, since settings must not look unset by mistake. */
export function SettingsEditor() {
  const { t } = useTexts()
  const { data, isError, isPaused, refetch } = useQuery(anySettingsQuery(useApi(), useViewer()?.id ?? ''))
  if (data) return <SettingSections stored={data} />
  if (!isError && !isPaused) return <Spinner label={t('loading')} />
  return (
    <div role="alert" className="notice flex flex-wrap items-center justify-between gap-3">
      <span>{t('settings_failed_text')}</span>
      <Button onClick={() => void refetch()}>{t('error_retry')}</Button>
    </div>
  )
}

/** All settings by section, with a search in names, descriptions and keys. */
function SettingSections({ stored }: { stored: readonly StoredSetting[] }) {
  const { t } = useTexts(settingsTexts, adminTexts)
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  const matches = (...texts: string[]) => containsWords(texts.join(' '), query)

  const known = SETTING_KEYS.filter((key) => matches(key, t(`setting_${key}`), t(`setting_${key}_help`)))
  const unknown = stored.filter(({ setting_key }) => !isSettingKey(setting_key) && matches(setting_key))
  const hasRevenue = matches('revenue_settings', t('admin_revenue'), t('setting_revenue'))
  const valueOf = (key: string) => stored.find(({ setting_key }) => setting_key === key)?.setting_value ?? null
  return (
    <>
      <form role="search" className="max-w-md" onSubmit={(event) => event.preventDefault()}>
        <Field
          label={t('setting_find')}
          isRequired={null}
          type="search"
          name="q"
          dir="auto"
          defaultValue={query}
          onChange={({ target }) => setParams(target.value ? { q: target.value } : {}, { replace: true })}
        />
      </form>
      <NeedsScript />
      <p aria-live="polite">{!known.length && !unknown.length && !hasRevenue && t('setting_none')}</p>
      {SETTING_SECTIONS.map((section) => {
        const keys = known.filter((key) => SETTINGS[key].section === section)
        if (!keys.length) return null
        return (
          <section key={section} aria-labelledby={`settings-${section}`} className="flex flex-col gap-3">
            <h2 id={`settings-${section}`} className="text-lg font-semibold">
              {t(`setting_section_${section}`)}
            </h2>
            <ul className="two-columns gap-4">
              {keys.map((key) => (
                <SettingCard key={key} setting_key={key} stored={valueOf(key)} />
              ))}
            </ul>
          </section>
        )
      })}
      {hasRevenue && (
        <p>
          <span>{t('setting_revenue')}</span>{' '}
          <Link to={OTHER_KEYS.revenue_settings} className="link">
            {t('admin_revenue')}
          </Link>
        </p>
      )}
      {unknown.length > 0 && (
        <section aria-labelledby="settings-unknown" className="flex flex-col gap-3">
          <h2 id="settings-unknown" className="text-lg font-semibold">
            {t('setting_section_unknown')}
          </h2>
          <p className="text-muted">{t('setting_section_unknown_text')}</p>
          <ul className="two-columns gap-4">
            {unknown.map((setting) => (
              <UnknownSetting key={setting.setting_key} setting={setting} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
