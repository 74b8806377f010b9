import type { ReactNode } from 'react'
import type { BodyMark, BodyNode } from '#domain/articles/article-body.ts'

export interface NodeProps {
  node: BodyNode
  parent?: BodyNode
  children?: ReactNode
}

export interface MarkProps {
  mark: BodyMark
  children?: ReactNode
}
