import type { ReactNodeViewProps } from '@tiptap/react'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { LiveBlock } from './live-block.tsx'
import { PriceNow } from './price-now.tsx'

/** A cited price in a body. */
export function PriceView({ node, selected, deleteNode }: ReactNodeViewProps) {
  const { t } = useTexts(writingTexts)
  return (
    <LiveBlock label={t('write_price')} selected={selected} deleteNode={deleteNode}>
      <PriceNow model={String(node.attrs['model'])} year={Number(node.attrs['year'])} />
    </LiveBlock>
  )
}
