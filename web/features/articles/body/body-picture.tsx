import type { CSSProperties } from 'react'
import { pictureAlt } from '#web/ui/picture-alt.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { NodeProps } from './node-props.ts'
import { useShownBody } from './shown-body.ts'

const SIZES = '(width >= 48rem) 42rem, 100vw'

/** A picture of the library in its own shape, with its caption; nothing if it has been deleted. */
export function BodyPicture({ node: { attrs, content }, children }: NodeProps) {
  const { lang, pictures } = useShownBody()
  const picture = pictures.find(({ id }) => id === attrs?.['picture_id'])
  if (!picture) return null
  const shape = { '--ratio': `${picture.width} / ${picture.height}` } as CSSProperties
  return (
    <figure>
      <div className="article-picture" style={shape}>
        <Picture src={picture.url} alt={pictureAlt(picture, lang)} sizes={SIZES} />
      </div>
      {content && content.length > 0 && <figcaption dir="auto">{children}</figcaption>}
    </figure>
  )
}
