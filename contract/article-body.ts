import { z } from 'zod'
import { HEADING_LEVELS, MOST_BODY_UNITS, MOST_DEPTH } from '#domain/articles/article-body.ts'
import { isSafeLink } from '#domain/articles/safe-link.ts'
import { isTooDeep } from '#domain/articles/is-too-deep.ts'
import { FactKey } from './fact-key.ts'
import { atMost, OneLine, StorableText } from './procedure.ts'

const ModelSlug = z.string().regex(/^[a-z0-9-]{1,100}$/)

const Mark = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic', 'underline', 'strike']) }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({ href: OneLine.check(atMost(2000)).refine(isSafeLink, 'address_wrong') }),
  }),
])

const TextNode = z.object({
  type: z.literal('text'),
  /** May be a space between words with marks. */
  text: StorableText.min(1),
  marks: z.array(Mark).max(5).optional(),
})
const HardBreak = z.object({ type: z.literal('hardBreak') })
const Inline = z.discriminatedUnion('type', [TextNode, HardBreak])
const Inlines = z.array(Inline).optional()

const Paragraph = z.object({ type: z.literal('paragraph'), content: Inlines })
const Heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.literal(HEADING_LEVELS) }),
  content: Inlines,
})
const HorizontalRule = z.object({ type: z.literal('horizontalRule') })
/** A picture of the library. Its content is the caption. */
const Picture = z.object({
  type: z.literal('picture'),
  attrs: z.object({ picture_id: z.uuid() }),
  content: Inlines,
})
/** An ad, with its current price and state. */
const CarCardNode = z.object({ type: z.literal('carCard'), attrs: z.object({ car_id: z.uuid() }) })
/** The current market price of a model and year. */
const PriceFact = z.object({
  type: z.literal('priceFact'),
  attrs: z.object({ model: ModelSlug, year: z.int().min(1950).max(2100) }),
})
/** The current value of a fact of the knowledge base. */
const FactNode = z.object({
  type: z.literal('fact'),
  attrs: z.object({ key: FactKey }),
})

const ListItem = z.object({
  type: z.literal('listItem'),
  get content() {
    return z.array(ArticleBlock).min(1)
  },
})
const Cell = z.object({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z
    .object({
      colspan: z.int().min(1).max(50).default(1),
      rowspan: z.int().min(1).max(500).default(1),
    })
    .optional(),
  get content() {
    return z.array(ArticleBlock).min(1)
  },
})
const Row = z.object({ type: z.literal('tableRow'), content: z.array(Cell).max(50) })

/** A block of an article, which may contain others. */
export const ArticleBlock = z.discriminatedUnion('type', [
  Paragraph,
  Heading,
  HorizontalRule,
  Picture,
  CarCardNode,
  PriceFact,
  FactNode,
  z.object({ type: z.literal('bulletList'), content: z.array(ListItem).min(1) }),
  z.object({
    type: z.literal('orderedList'),
    attrs: z.object({ start: z.int().min(0).max(1_000_000).default(1) }).optional(),
    content: z.array(ListItem).min(1),
  }),
  z.object({
    type: z.literal('blockquote'),
    get content() {
      return z.array(ArticleBlock).min(1)
    },
  }),
  z.object({ type: z.literal('table'), content: z.array(Row).min(1).max(500) }),
])

const Tree = z.object({ type: z.literal('doc'), content: z.array(ArticleBlock).max(10_000) })

/**
 * The text of an article as the editor's document. Only these types of nodes and marks are accepted; unknown attributes
 * are dropped.
 */
export const ArticleBody = z
  .record(z.string(), z.unknown())
  .refine((body) => !isTooDeep(body, MOST_DEPTH), { error: 'too_deep', abort: true })
  .refine((body) => JSON.stringify(body).length <= MOST_BODY_UNITS, { error: 'too_long', abort: true })
  .pipe(Tree)
export type ArticleBody = z.output<typeof ArticleBody>
