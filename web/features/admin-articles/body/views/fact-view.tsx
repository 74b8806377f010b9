import type { ReactNodeViewProps } from '@tiptap/react'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { LiveBlock } from './live-block.tsx'

/** A fact of the knowledge base in a body. */
export function FactView({ node, selected, deleteNode }: ReactNodeViewProps) {
  const { t } = useTexts(writingTexts)
  return (
    <LiveBlock label={t('write_fact')} selected={selected} deleteNode={deleteNode}>
      <p>
        <bdi dir="ltr">{String(node.attrs['key'])}</bdi>
      </p>
    </LiveBlock>
  )
}
