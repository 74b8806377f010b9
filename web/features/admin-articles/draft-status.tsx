import { formatTime } from '#domain/format/format-date.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { KeepFailure } from './draft-keeper.ts'
import type { DraftShown } from './use-article-draft.ts'

interface Props {
  draft: DraftShown
  isAdded: boolean
}

/** Whether what is typed is kept, and what to do where it is not. */
export function DraftStatus({ draft: { state, keptAt, isOnDevice }, isAdded }: Props) {
  const { t } = useTexts(articleTexts)
  const calm = {
    clean: isAdded ? t('article_status_clean') : '',
    typed: t('article_status_typed'),
    kept: keptAt === null ? '' : t('article_status_kept', { time: `\u2066${formatTime(keptAt)}\u2069` }),
  }
  const problem = state in calm ? null : (state as KeepFailure)
  return (
    <div className="me-auto min-w-0 text-sm">
      {problem === null && <p className="text-muted">{calm[state as keyof typeof calm]}</p>}
      {/* a problem is announced, each kept draft is not */}
      <p role="status" className="font-medium text-warning">
        {problem !== null &&
          `${t(`article_status_${problem}`)} ${t(isOnDevice ? 'article_status_on_device' : 'article_status_device_full')}`}
      </p>
      {problem === 'signed_out' && (
        <a href="/auth" target="_blank" rel="noopener" className="link">
          {t('article_sign_in')}
        </a>
      )}
    </div>
  )
}
