import type { Editor, JSONContent } from '@tiptap/react'
import { flushSync } from 'react-dom'
import { MediaDialog } from '#web/features/media/public.ts'
import { startChange } from './caret.ts'
import { CarDialog } from './car-dialog.tsx'
import { FactDialog } from './fact-dialog.tsx'
import type { Place } from './follow-place.ts'
import { insertBlock } from './insert-block.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'

export type BodyDialog = 'link' | 'picture' | 'car' | 'price' | 'fact'

interface Props {
  dialog: BodyDialog
  editor: Editor
  /** Where the caret was when the tool was pressed. */
  place: Place
  onClose: () => void
}

/** What asks for the content of a link or block. */
export function BodyDialogs({ dialog, editor, place, onClose }: Props) {
  function insert(block: JSONContent) {
    // the closing dialog gives the focus back to the toolbar
    flushSync(onClose)
    insertBlock(block, place.now())(startChange(editor)).run()
  }
  if (dialog === 'link') return <LinkDialog editor={editor} place={place} onClose={onClose} />
  if (dialog === 'car') {
    return <CarDialog onChoose={(id) => insert({ type: 'carCard', attrs: { car_id: id } })} onClose={onClose} />
  }
  if (dialog === 'price') {
    return <PriceDialog onChoose={(attrs) => insert({ type: 'priceFact', attrs })} onClose={onClose} />
  }
  if (dialog === 'fact') {
    return <FactDialog onChoose={(key) => insert({ type: 'fact', attrs: { key } })} onClose={onClose} />
  }
  return (
    <MediaDialog
      chosen={null}
      onChoose={({ id }) => insert({ type: 'picture', attrs: { picture_id: id } })}
      onClose={onClose}
    />
  )
}
