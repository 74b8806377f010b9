import { InputParts } from './input-parts.tsx'
import { ListParts } from './list-parts.tsx'
import { LookParts } from './look-parts.tsx'
import { OverlayParts } from './overlay-parts.tsx'

/** Texts of the site itself serve as samples, so that they are right in both languages. */
export function Parts() {
  return (
    <div className="flex flex-col gap-8">
      <LookParts />
      <InputParts />
      <OverlayParts />
      <ListParts />
    </div>
  )
}
