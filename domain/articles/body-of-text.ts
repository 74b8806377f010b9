import type { BodyMark, BodyNode } from './article-body.ts'
import { isSafeLink } from './safe-link.ts'

/**
 * The body of a plain text with signs: headings (`## …`, `### …`), lists (`- …`, `1. …`), quotes (`> …`), tables
 * (`| … | … |`, the first row is the header), live prices (`{price toyota-camry 2020}`), facts (`{fact vat-rate}`),
 * ads (`{car …}`) and pictures with a caption (`{picture …} …`) by their ID, bold (`**…**`) and links (`[…](…)`).
 * Blocks are separated by empty lines.
 */
export function bodyOfText(text: string): BodyNode {
  const blocks = text.trim().split(/\n{2,}/)
  return { type: 'doc', content: blocks.map(blockOf) }
}

const PRICE = /^\{price ([a-z0-9-]+) (\d{4})\}$/
const FACT = /^\{fact ([a-z0-9]+(?:-[a-z0-9]+)*)\}$/
const CAR = /^\{car ([0-9a-f-]{36})\}$/
const PICTURE = /^\{picture ([0-9a-f-]{36})\} ?(.*)$/
const HEADING = /^(#{2,4}) (.+)$/

function blockOf(block: string): BodyNode {
  const [, model, year] = PRICE.exec(block) ?? []
  if (model) return { type: 'priceFact', attrs: { model, year: Number(year) } }
  const [, key] = FACT.exec(block) ?? []
  if (key) return { type: 'fact', attrs: { key } }
  const [, carId] = CAR.exec(block) ?? []
  if (carId) return { type: 'carCard', attrs: { car_id: carId } }
  const [, pictureId, caption = ''] = PICTURE.exec(block) ?? []
  if (pictureId) return { type: 'picture', attrs: { picture_id: pictureId }, content: inline(caption) }
  const [, signs, title] = HEADING.exec(block) ?? []
  if (signs && title) return { type: 'heading', attrs: { level: signs.length }, content: inline(title) }
  const lines = block.split('\n')
  const every = (sign: RegExp) => lines.every((line) => sign.test(line))
  const without = (sign: RegExp) => lines.map((line) => line.replace(sign, ''))
  if (every(/^- /)) return { type: 'bulletList', content: without(/^- /).map(itemOf) }
  if (every(/^\d+\. /)) return { type: 'orderedList', attrs: { start: 1 }, content: without(/^\d+\. /).map(itemOf) }
  if (every(/^> /)) return { type: 'blockquote', content: [paragraph(without(/^> /).join('\n'))] }
  if (every(/^\|.*\|$/)) return { type: 'table', content: lines.map(rowOf) }
  return paragraph(block)
}

const itemOf = (text: string): BodyNode => ({ type: 'listItem', content: [paragraph(text)] })

const rowOf = (line: string, at: number): BodyNode => ({
  type: 'tableRow',
  content: line
    .slice(1, -1)
    .split('|')
    .map((cell) => ({
      type: at === 0 ? 'tableHeader' : 'tableCell',
      attrs: { colspan: 1, rowspan: 1 },
      content: [paragraph(cell.trim())],
    })),
})

function paragraph(text: string): BodyNode {
  const lines = text.split('\n').map(inline)
  const content = lines.flatMap((line, at) => (at === 0 ? line : [{ type: 'hardBreak' }, ...line]))
  return content.length ? { type: 'paragraph', content } : { type: 'paragraph' }
}

const LINK = /^([^]*?)\[([^\]]+)\]\(([^)\s]+)\)([^]*)$/

/** Every second part was between double asterisks. */
const inline = (text: string): BodyNode[] =>
  text.split('**').flatMap((part, at) => linked(part, at % 2 ? [{ type: 'bold' }] : []))

function linked(text: string, marks: BodyMark[]): BodyNode[] {
  const [before = '', label, href, after = ''] = LINK.exec(text)?.slice(1) ?? []
  if (!label || !href || !isSafeLink(href)) return textNode(text, marks)
  return [
    ...textNode(before, marks),
    ...textNode(label, [...marks, { type: 'link', attrs: { href } }]),
    ...linked(after, marks),
  ]
}

const textNode = (text: string, marks: BodyMark[]): BodyNode[] =>
  text ? [{ type: 'text', text, ...(marks.length && { marks }) }] : []
