import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useApi } from '#web/platform/api/api.ts'
import { settingsTexts } from '#web/texts/settings/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText, fieldText } from '#web/ui/form/failure-text.ts'
import type { ControlProps } from './control-props.ts'

const BUILT_IN = '/logo.svg'

/** The logo in both themes. A chosen picture is uploaded and saved immediately. */
export function LogoControl({ setting_key, value, editing: { seen, save, wanted } }: ControlProps) {
  const { t } = useTexts(settingsTexts)
  const api = useApi()
  const id = useId()
  const [wrong, setWrong] = useState<string | null>(null)
  const upload = useMutation({
    mutationFn: (picture: File) => api.settings.add_logo({ picture }),
    networkMode: 'always',
    retry: false,
    onMutate: () => setWrong(null),
    onSuccess: ({ logo_url }) => save({ value: logo_url, seen }),
    onError: (error) => {
      const failure = failureOf(error)
      const [field] = failure.fields
      setWrong(field ? fieldText(field.reason, t) : failureText(failure, t))
    },
  })
  const isWorking = wanted !== null || upload.isPending
  const src = typeof value === 'string' && value ? value : BUILT_IN
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-medium">{t(`setting_${setting_key}`)}</h3>
      <div className="flex flex-wrap items-center gap-3">
        {(['light', 'dark'] as const).map((theme) => (
          <span key={theme} className={`theme-${theme} rounded-control border border-line bg-surface p-3`}>
            <img src={src} alt={t(`setting_logo_${theme}`)} className="size-16 object-contain" />
          </span>
        ))}
        <FileButton
          accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
          isWorking={isWorking}
          aria-describedby={`${id}-help`}
          onChoose={([picture]) => picture && upload.mutate(picture)}
        >
          {t(isWorking ? 'setting_saving' : 'setting_logo_choose')}
        </FileButton>
      </div>
      <p id={`${id}-help`} className="text-sm text-muted">
        {t(`setting_${setting_key}_help`)}
      </p>
      <div role="alert">{wrong && <p className="text-sm text-danger">{wrong}</p>}</div>
    </div>
  )
}
