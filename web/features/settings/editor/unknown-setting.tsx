import { useState, type FormEvent } from 'react'
import type { StoredSetting } from '#contract/settings.ts'
import { sameJson } from '#domain/admin-changes/merge-fields.ts'
import { findJsonError, type JsonError } from '#domain/settings/find-json-error.ts'
import { parseStored } from '#domain/settings/parse-stored.ts'
import { settingsTexts } from '#web/texts/settings/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { focusInvalid } from '#web/ui/form/focus-invalid.ts'
import { submitByKeys } from '#web/ui/form/submit-by-keys.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { useSetting } from './use-setting.ts'

/** A stored setting that this version does not use, as JSON. */
export function UnknownSetting({ setting: { setting_key, setting_value } }: { setting: StoredSetting }) {
  const { t } = useTexts(settingsTexts)
  const isReady = useIsHydrated()
  const editing = useSetting(setting_key, setting_value)
  const { seen, typed, type, save, sayUnchanged, wanted, isSaving } = editing
  const [error, setError] = useState<JsonError | null>(null)
  const value = wanted ? wanted.value : parseStored(setting_value)
  const text = typed ?? JSON.stringify(value, null, 2) ?? ''

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const wrong = findJsonError(text)
    setError(wrong)
    if (wrong) return focusInvalid(event.currentTarget)
    const changed: unknown = JSON.parse(text)
    if (sameJson(changed, value)) sayUnchanged()
    else save({ value: changed, seen })
  }

  return (
    <Panel as="li" className="flex flex-col gap-3 p-5" aria-busy={wanted !== null}>
      {/* the keys duplicate the button */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form noValidate onSubmit={submit} onKeyDown={submitByKeys} className="flex flex-col gap-3">
        <TextArea
          label={setting_key}
          isRequired={null}
          rows={Math.min(12, text.split('\n').length + 1)}
          spellCheck={false}
          disabled={!isReady}
          value={text}
          {...(error && { error: t('setting_json_wrong', { ...error }) })}
          onChange={({ target }) => {
            setError(null)
            type(target.value)
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="quiet" disabled={!isReady} isWorking={isSaving}>
            {t(isSaving ? 'setting_saving' : 'setting_save')}
          </Button>
          <Button variant="plain" onClick={() => save({ value: undefined, seen: setting_value })}>
            {t('setting_delete')}
          </Button>
        </div>
      </form>
      <ConflictNotice editing={editing} />
    </Panel>
  )
}
