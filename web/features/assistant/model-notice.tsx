import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Tells before a question is sent that a language model may get it. Nothing without a model. */
export function ModelNotice() {
  const { t } = useTexts(assistantTexts)
  const { data: site } = useQuery(apiQuery(useApi(), 'translations', 'is_on', undefined))
  if (!site?.is_on) return null
  return (
    <p className="flex flex-wrap gap-x-1 text-sm text-muted">
      <span>{t('assistant_model')}</span>
      <Link to="/privacy" className="link">
        {t('assistant_model_privacy')}
      </Link>
    </p>
  )
}
