import { useQuery } from '@tanstack/react-query'
import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { pictureSources } from '#domain/pictures/picture-address.ts'
import { pictureAlt } from '#web/ui/picture-alt.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { useKnownPicture } from '../known-pictures.tsx'

/** A picture in a body, with its caption. */
export function PictureView({ node, selected, deleteNode }: ReactNodeViewProps) {
  const { t, lang } = useTexts(writingTexts)
  const id = String(node.attrs['picture_id'])
  const known = useKnownPicture(id)
  const { data, error, refetch } = useQuery({
    ...apiQuery(useApi(), 'media', 'get', { picture_id: id }),
    enabled: !known,
    retry: false,
    // an admin may just have deleted or replaced it
    staleTime: 0,
  })
  const isGone = error !== null && failureOf(error).code === 'NOT_FOUND'
  const picture = isGone ? null : (data ?? known)
  const isEmpty = node.content.size === 0
  return (
    <NodeViewWrapper as="figure" className={selected ? 'body-figure body-chosen' : 'body-figure'}>
      <div contentEditable={false} className="relative" data-drag-handle>
        {picture && (
          <img
            src={picture.url}
            srcSet={pictureSources(picture.url).at(-1)?.srcset}
            sizes="(min-width: 80rem) 32rem, 100vw"
            width={picture.width}
            height={picture.height}
            alt={pictureAlt(picture, lang)}
            onError={() => void refetch()}
          />
        )}
        {isGone && <p className="notice">{t('write_picture_gone')}</p>}
        {!picture && !isGone && <span className="skeleton block aspect-video" />}
        <Button
          variant="icon"
          icon="trash"
          className="body-figure-remove"
          aria-label={t('write_remove', { what: t('write_picture') })}
          onClick={deleteNode}
        />
      </div>
      <NodeViewContent<'figcaption'>
        as="figcaption"
        dir="auto"
        aria-label={t('write_caption')}
        {...(isEmpty && { 'data-placeholder': t('write_caption') })}
      />
    </NodeViewWrapper>
  )
}
