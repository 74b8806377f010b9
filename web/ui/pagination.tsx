import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from './button.tsx'

interface Props {
  /** Names the landmark below a page's main result; below other lists it is a single link. */
  label?: string
  /** Address of the first page; null on the first page itself. */
  first?: string | null
  /** Address of the next page; null on the last. */
  next: string | null
}

/** Pages follow a cursor: they have no numbers. */
export function Pagination({ label, first = null, next }: Props) {
  const { t } = useTexts()
  if (label === undefined) {
    return next === null ? null : (
      <ButtonLink to={next} variant="quiet" className="self-start">
        {t('page_next')}
      </ButtonLink>
    )
  }
  return (
    <nav aria-label={label} className="flex flex-wrap justify-center gap-3 pt-4">
      {first !== null && (
        <ButtonLink to={first} variant="quiet">
          {t('page_first')}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink to={next} rel="next">
          {t('page_next')}
        </ButtonLink>
      )}
    </nav>
  )
}
