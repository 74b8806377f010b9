import { renderJSONContentToReactElement } from '@tiptap/static-renderer/json/react'
import { useMemo } from 'react'
import { MOST_DEPTH, type BodyMark, type BodyNode } from '#domain/articles/article-body.ts'
import { isTooDeep } from '#domain/articles/is-too-deep.ts'
import { Unmarked } from './body-texts.tsx'
import { MARKS, NODES, Nothing } from './mapping.ts'
import { ShownBodyContext, type ShownBody } from './shown-body.ts'

interface Props extends ShownBody {
  body: BodyNode
}

/** The text of an article. Nodes and marks that are not in the lists are left out; a hostile tree is not shown. */
export function ArticleBody({ body, ...shown }: Props) {
  // the renderer numbers its elements, so that another rendering would replace all of them
  const content = useMemo(() => {
    if (isTooDeep(body, MOST_DEPTH)) return null
    const render = renderJSONContentToReactElement<BodyMark, BodyNode>({
      nodeMapping: NODES,
      markMapping: MARKS,
      unhandledNode: Nothing,
      unhandledMark: Unmarked,
    })
    return render({ content: body })
  }, [body])
  return (
    <ShownBodyContext value={shown}>
      <div>{content}</div>
    </ShownBodyContext>
  )
}
