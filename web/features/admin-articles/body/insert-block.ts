import type { ChainedCommands, JSONContent } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node, ResolvedPos, Schema } from '@tiptap/pm/model'
import { TextSelection, type Selection, type Transaction } from '@tiptap/pm/state'
import { DEEPEST } from './shallow.ts'

/** A block as stored, or what makes it. */
export type NewBlock = JSONContent | ((schema: Schema) => Node)

/** Inserts a block at the caret or where it was. @see putBlock */
export const insertBlock =
  (block: NewBlock, at?: Selection) =>
  (chain: ChainedCommands): ChainedCommands =>
    chain.command(({ tr }) => {
      putBlock(tr, block, at ?? tr.selection)
      return true
    })

/**
 * Inserts a block at the end of a selection, and puts the caret behind it, or in its first cell. Nothing is replaced:
 * where the block does not fit, it follows the block around that cannot hold it. One step of undo takes it back.
 */
export function putBlock(tr: Transaction, block: NewBlock, at: Selection): void {
  placeCaret(tr, addBlock(tr, block, at))
}

/** Inserts a block without moving the caret. @returns where it starts */
export function addBlock(tr: Transaction, block: NewBlock, { $to }: Selection): number {
  const { schema } = tr.doc.type
  const node = typeof block === 'function' ? block(schema) : schema.nodeFromJSON(block)
  const start = placesNear($to).find((place) => fits(node, tr.doc.resolve(place))) ?? tr.doc.content.size
  closeHistory(tr).insert(start, node)
  return start
}

/** Where a block can be put without splitting another, from the inside to the outside. */
function placesNear($at: ResolvedPos): number[] {
  const around = Array.from({ length: $at.depth }, (_, level) => $at.after($at.depth - level))
  if (!$at.parent.isTextblock) return [$at.pos, ...around]
  // the caret at the start of a line is behind what is put before the line
  return $at.parentOffset === 0 && !isCaption($at.parent) ? [$at.before(), ...around] : around
}

function fits(block: Node, $place: ResolvedPos): boolean {
  const index = $place.index()
  return (
    $place.depth + heightOf(block) <= DEEPEST &&
    $place.parent.canReplaceWith(index, index, block.type) &&
    !(isTable(block) && isInTable($place))
  )
}

function placeCaret(tr: Transaction, start: number): void {
  const block = tr.doc.nodeAt(start)
  if (!block) return
  const end = start + block.nodeSize
  const next = tr.doc.nodeAt(end)
  if (isTable(block)) tr.setSelection(TextSelection.near(tr.doc.resolve(start)))
  else {
    // typed over a selected block, a letter would replace it
    if (!next?.isTextblock || isCaption(next)) tr.insert(end, paragraphOf(tr.doc.type.schema))
    tr.setSelection(TextSelection.create(tr.doc, end + 1))
  }
  tr.scrollIntoView()
}

const paragraphOf = ({ nodes }: Schema): Node => nodes['paragraph']!.create()

const isTable = ({ type }: Node): boolean => type.spec['tableRole'] === 'table'
/** Text that belongs to a picture. */
const isCaption = ({ type }: Node): boolean => type.spec.isolating === true

const isInTable = ($place: ResolvedPos): boolean =>
  Array.from({ length: $place.depth }, (_, depth) => $place.node(depth + 1)).some(isTable)

/** Levels of nodes. */
function heightOf({ isTextblock, firstChild }: Node): number {
  return isTextblock || !firstChild ? 1 : 1 + heightOf(firstChild)
}
