import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from './button.tsx'

interface Props {
  /** Name of the landmark. Lists that are not the main content have a single link and no landmark. */
  label?: string
  /** URL of the first page; null on the first page. */
  first?: string | null
  /** URL of the next page; null on the last. */
  next: string | null
}

/** Cursor pagination: pages have no numbers. */
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
