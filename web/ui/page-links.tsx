import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from './icon.tsx'
import { pageNumbers } from './page-numbers.ts'

interface Props {
  /** Name of the landmark. */
  label: string
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** Links to the numbered pages of a list, the previous and the next one. */
export function PageLinks({ label, page, pages, addressOf }: Props) {
  const { t, lang } = useTexts()
  if (pages <= 1) return null
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-1 pt-4">
        {page > 1 && (
          <li>
            <Link to={addressOf(page - 1)} rel="prev" className="button-icon" aria-label={t('page_previous')}>
              <Icon name="back" />
            </Link>
          </li>
        )}
        {pageNumbers(page, pages).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span aria-hidden="true" className="px-1 text-muted">
                …
              </span>
            ) : (
              <Link
                to={addressOf(number)}
                className="nav-link justify-center"
                aria-label={t('page_number', { page: formatNumber(number, lang) })}
                aria-current={number === page ? 'page' : undefined}
              >
                <bdi>{formatNumber(number, lang)}</bdi>
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link to={addressOf(page + 1)} rel="next" className="button-icon" aria-label={t('page_next')}>
              <Icon name="forward" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
