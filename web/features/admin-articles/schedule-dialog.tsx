import { useState } from 'react'
import { fromRiyadh, inRiyadh } from '#domain/riyadh-time.ts'
import type { Lang } from '#domain/language.ts'
import { serverNow } from '#web/platform/server-time.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { onEnter } from './body/on-enter.ts'

interface Props {
  lang: Lang
  publishedAt: string | null
  onSchedule: (at: string) => void
  onClose: () => void
}

/** Asks when a language is to be published. */
export function ScheduleDialog({ lang, publishedAt, onSchedule, onClose }: Props) {
  const { t } = useTexts(articleTexts)
  const [typed, setTyped] = useState(publishedAt === null ? '' : inRiyadh(new Date(publishedAt)))
  const [error, setError] = useState<string>()

  function schedule() {
    const at = fromRiyadh(typed)
    if (!at) setError(t('article_schedule_missing'))
    else if (at.getTime() <= serverNow().getTime()) setError(t('article_schedule_past'))
    else onSchedule(at.toISOString())
  }

  return (
    <Dialog title={t(`article_schedule_${lang}`)} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="flex flex-col gap-4" onKeyDown={(event) => onEnter(event, schedule)}>
        <TimeField
          type="datetime-local"
          label={t('article_schedule_time')}
          isRequired={null}
          defaultValue={typed}
          onChange={(value) => {
            setTyped(value)
            setError(undefined)
          }}
          {...(error !== undefined && { error })}
        />
        <p className="text-sm text-muted">{t('article_schedule_hint')}</p>
        <Button className="self-start" onClick={schedule}>
          {t('article_schedule_save')}
        </Button>
      </div>
    </Dialog>
  )
}
