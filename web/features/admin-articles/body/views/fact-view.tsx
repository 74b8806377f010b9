import type { ReactNodeViewProps } from '@tiptap/react'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useFacts } from '../use-facts.ts'
import { FactSummary } from './fact-summary.tsx'
import { LiveBlock } from './live-block.tsx'

/** A fact of the knowledge base in a body. */
export function FactView({ node, selected, deleteNode }: ReactNodeViewProps) {
  const { t } = useTexts(writingTexts)
  const { facts } = useFacts()
  const fact = facts?.find(({ key }) => key === node.attrs['key'])
  return (
    <LiveBlock label={t('write_fact')} selected={selected} deleteNode={deleteNode}>
      {fact && <FactSummary fact={fact} />}
      {facts && !fact && <p>{t('write_fact_gone')}</p>}
      {!facts && <span className="skeleton block h-12" />}
    </LiveBlock>
  )
}
