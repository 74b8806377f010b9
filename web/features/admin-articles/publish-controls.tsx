import { useState } from 'react'
import { stateOfLanguage, type ArticleState } from '#domain/articles/article-state.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import type { Lang } from '#domain/language.ts'
import { serverNow } from '#web/platform/server-time.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { fieldText } from '#web/ui/form/failure-text.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { ArticleStateTag } from './article-state-tag.tsx'

interface Props {
  lang: Lang
  publishedAt: string | null
  /** In ISO 8601. */
  now: string
  isWorking: boolean
  /** Why it could not be published. */
  fault: string | undefined
  /** Saves this language, and what belongs to both. */
  onSave: () => void
  /** Saves the same with this time of publication; null only makes it a draft. */
  onPublish: (at: string | null) => void
}

const UNDOING: Partial<Record<ArticleState, 'article_unschedule' | 'article_unpublish'>> = {
  scheduled: 'article_unschedule',
  published: 'article_unpublish',
}

/** Whether a language is published, and buttons that change it. */
export function PublishControls({ lang, publishedAt, now, isWorking, fault, onSave, onPublish }: Props) {
  const { t, lang: shown } = useTexts(articleTexts)
  const [isScheduling, setScheduling] = useState(false)
  const state = stateOfLanguage(publishedAt, new Date(now))
  const undoing = UNDOING[state]
  return (
    <>
      <ArticleStateTag state={state} />
      {publishedAt !== null && (
        <time dateTime={publishedAt} className="text-sm text-muted">
          {formatDateTime(publishedAt, shown)}
        </time>
      )}
      <span className="needs-script flex flex-wrap gap-1 sm:ms-auto">
        {state === 'published' ? (
          <Button variant="quiet" data-saves={lang} isWorking={isWorking} onClick={onSave}>
            {t(`article_publish_changes_${lang}`)}
          </Button>
        ) : (
          <>
            <Button variant="plain" icon="calendar" onClick={() => setScheduling(true)}>
              {t(state === 'scheduled' ? 'article_reschedule' : 'article_schedule')}
            </Button>
            <Button
              variant="quiet"
              data-saves={lang}
              isWorking={isWorking}
              onClick={() => onPublish(serverNow().toISOString())}
            >
              {t(`article_publish_${lang}`)}
            </Button>
          </>
        )}
        {undoing && (
          <Button variant="plain" icon="hide" isWorking={isWorking} onClick={() => onPublish(null)}>
            {t(undoing)}
          </Button>
        )}
      </span>
      {fault && (
        <p role="alert" className="basis-full text-sm text-danger">
          {fieldText(fault, t)}
        </p>
      )}
      {isScheduling && (
        <ScheduleDialog
          lang={lang}
          publishedAt={publishedAt}
          onSchedule={(at) => {
            setScheduling(false)
            onPublish(at)
          }}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  )
}
