import { useQuery } from '@tanstack/react-query'
import type { ReactNodeViewProps } from '@tiptap/react'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FactSummary } from './fact-summary.tsx'
import { LiveBlock } from './live-block.tsx'

/** A fact of the knowledge base in a body. */
export function FactView({ node, selected, deleteNode }: ReactNodeViewProps) {
  const { t } = useTexts(writingTexts)
  // all of them, so that several blocks and the dialog share one request
  const { data } = useQuery(apiQuery(useApi(), 'facts', 'list', {}))
  const fact = data?.find(({ key }) => key === node.attrs['key'])
  return (
    <LiveBlock label={t('write_fact')} selected={selected} deleteNode={deleteNode}>
      {fact && <FactSummary fact={fact} />}
      {data && !fact && <p>{t('write_fact_gone')}</p>}
      {!data && <span className="skeleton block h-12" />}
    </LiveBlock>
  )
}
