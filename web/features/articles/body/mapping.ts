import type { ReactElement } from 'react'
import { BodyLink } from './body-link.tsx'
import { BodyPicture } from './body-picture.tsx'
import { Cell, Row, Table } from './body-table.tsx'
import {
  Bold,
  BulletList,
  Document,
  Heading,
  Italic,
  LineBreak,
  ListItem,
  OrderedList,
  Paragraph,
  Quote,
  Rule,
  Struck,
  TextOfNode,
  Underlined,
} from './body-texts.tsx'
import { CarBlock } from './car-block.tsx'
import { FactBlock } from './fact-block.tsx'
import type { MarkProps, NodeProps } from './node-props.ts'
import { PriceBlock } from './price-block.tsx'

type Shown<Props> = Record<string, (props: Props) => ReactElement | null>

/** Has no inherited properties, such as `constructor`, which a hostile tree could name. */
const listOf = <Props>(list: Shown<Props>): Shown<Props> => Object.assign(Object.create(null) as object, list)

export const NODES = listOf<NodeProps>({
  doc: Document,
  text: TextOfNode,
  hardBreak: LineBreak,
  paragraph: Paragraph,
  heading: Heading,
  horizontalRule: Rule,
  blockquote: Quote,
  bulletList: BulletList,
  orderedList: OrderedList,
  listItem: ListItem,
  table: Table,
  tableRow: Row,
  tableCell: Cell,
  tableHeader: Cell,
  picture: BodyPicture,
  carCard: CarBlock,
  priceFact: PriceBlock,
  fact: FactBlock,
})

export const MARKS = listOf<MarkProps>({
  bold: Bold,
  italic: Italic,
  underline: Underlined,
  strike: Struck,
  link: BodyLink,
})

export const Nothing = () => null
