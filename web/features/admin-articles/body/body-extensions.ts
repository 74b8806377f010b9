import type { Extensions } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { HEADING_LEVELS } from '#domain/articles/article-body.ts'
import { isSafeLink } from '#domain/articles/safe-link.ts'
import { CarCardNode, FactNode, PriceFactNode } from './live-nodes.ts'
import { PictureNode } from './picture-node.ts'
import { Shallow } from './shallow.ts'
import { StorablePaste } from './storable-paste.ts'

// lists and quotes have the direction of the article, so that their marks are on its side
const OF_ITS_TEXT = { HTMLAttributes: { dir: 'auto' } }

/** The table of the package has a style attribute, which the content security policy forbids. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView: () => null,
})

/** What a body consists of. */
export const TEXT_EXTENSIONS: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    paragraph: OF_ITS_TEXT,
    heading: { levels: [...HEADING_LEVELS], ...OF_ITS_TEXT },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (href) => isSafeLink(href),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  PlainTable,
  TableRow,
  TableCell,
  TableHeader,
  Shallow,
  StorablePaste,
]

/** Blocks without their views. */
export const BLOCK_EXTENSIONS = [PictureNode, CarCardNode, PriceFactNode, FactNode]
