import { InputParts } from './input-parts.tsx'
import { ListParts } from './list-parts.tsx'
import { LookParts } from './look-parts.tsx'
import { OverlayParts } from './overlay-parts.tsx'

/** Uses texts of the site, so that the samples exist in both languages. */
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
