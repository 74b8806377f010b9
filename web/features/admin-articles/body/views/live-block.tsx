import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { directionOf } from '#domain/language.ts'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Elements } from '#web/ui/elements.tsx'

interface Props extends Pick<ReactNodeViewProps, 'selected' | 'deleteNode'> {
  label: string
  children: Elements
}

/** A block that shows current data, and can be removed. */
export function LiveBlock({ label, selected, deleteNode, children }: Props) {
  const { t, lang } = useTexts(writingTexts)
  return (
    <NodeViewWrapper
      className={selected ? 'live-block body-chosen' : 'live-block'}
      contentEditable={false}
      lang={lang}
      dir={directionOf(lang)}
    >
      <div className="min-w-0 grow" data-drag-handle>
        <p className="text-sm text-muted">{label}</p>
        {children}
      </div>
      <Button variant="icon" icon="close" aria-label={t('write_remove', { what: label })} onClick={deleteNode} />
    </NodeViewWrapper>
  )
}
