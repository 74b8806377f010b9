import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { latePart } from '#web/rendering/late-part.tsx'

const SaveSearchDialog = latePart(async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog)

interface Props {
  /** Query string of explore, without cursor. */
  query: string
  /** Suggested name. */
  name: string
  /** Whether it is the main button of its place, and promises news. */
  isMain: boolean
}

/** Saves a search, with emails about new cars. For visitors it links to sign-in, which redirects back. */
export function SaveSearchButton({ query, name, isMain }: Props) {
  const { t } = useTexts()
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const content = (
    <>
      <Icon name="bell" />
      <span>{t(isMain ? 'saved_search_tell' : 'saved_search_save')}</span>
    </>
  )
  const className = isMain ? 'button' : 'chip chip-plain'
  if (!viewer) {
    return (
      <Link to={`/auth?${new URLSearchParams({ next: pathname + search }).toString()}`} className={className}>
        {content}
      </Link>
    )
  }
  return (
    <>
      <button {...SaveSearchDialog.opener} type="button" className={className} onClick={() => setOpen(true)}>
        {content}
      </button>
      {isOpen && <SaveSearchDialog query={query} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
