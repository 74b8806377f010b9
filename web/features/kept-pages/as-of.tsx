import { formatDateTime } from '#domain/format/format-date.ts'
import { offlineTexts } from '#web/texts/offline/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** How old something is that the device has kept. */
export function AsOf({ at }: { at: string }) {
  const { t, lang } = useTexts(offlineTexts)
  return <p className="text-sm text-muted">{t('offline_as_of', { time: formatDateTime(at, lang) })}</p>
}
