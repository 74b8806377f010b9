import { createContext, useContext } from 'react'
import type { CarCard } from '#contract/cars.ts'
import type { CitedPrice } from '#contract/articles.ts'
import type { Fact } from '#contract/facts.ts'
import type { MediaPicture } from '#contract/media.ts'
import type { BodyNode } from '#domain/articles/article-body.ts'
import type { ArticleHeading } from '#domain/articles/headings.ts'
import type { Lang } from '#domain/language.ts'

/** What the nodes of a body need to be shown. */
export interface ShownBody {
  lang: Lang
  headings: ReadonlyMap<BodyNode, ArticleHeading>
  pictures: readonly MediaPicture[]
  cars: readonly CarCard[]
  prices: readonly CitedPrice[]
  facts: readonly Fact[]
  /** The origin of this site. */
  publicUrl: string
  /** When prices were read, in ISO 8601. */
  now: string
}

export const ShownBodyContext = createContext<ShownBody | null>(null)

export function useShownBody(): ShownBody {
  const shown = useContext(ShownBodyContext)
  if (!shown) throw new Error('A node is shown outside of a body')
  return shown
}
