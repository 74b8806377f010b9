import type { ListName } from '#domain/search/chips/filters.ts'
import { Button } from '#web/ui/button.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { EXPANDED } from './page-facets.ts'

interface Props {
  /** Id of the part of the form. */
  part: string
  name: ListName | 'near'
  isWorking?: boolean
  onShow?: () => void
  children: Elements | string
}

/** Shows the values of a list. Without JavaScript it requests the page with the whole list. */
export const ShowAll = ({ part, name, isWorking = false, onShow, children }: Props) => (
  <Button
    type="submit"
    variant="plain"
    className="px-0"
    name={EXPANDED}
    value={name}
    formAction={`/explore#${part}`}
    isWorking={isWorking}
    onClick={(event) => {
      if (!onShow) return
      event.preventDefault()
      onShow()
    }}
  >
    {children}
  </Button>
)
