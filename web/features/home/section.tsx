import { useId } from 'react'
import type { Elements } from '#web/ui/elements.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'

interface Props {
  title: string
  /** URL of the whole list. */
  more?: string
  children: Elements
}

export function Section({ title, more, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <SectionTitle id={id} title={title} more={more} />
      {children}
    </section>
  )
}
