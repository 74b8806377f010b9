import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'

interface Props {
  id: string
  title: string
  /** URL of the whole list. */
  more?: string | undefined
}

/** The heading of a part of a page, with a link to all that it shows a part of. */
export function SectionTitle({ id, title, more }: Props) {
  const { t } = useTexts()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {more && (
        <ButtonLink to={more} variant="plain" className="-me-3" aria-label={`${t('see_all')}: ${title}`}>
          <span>{t('see_all')}</span>
          <Icon name="forward" size={16} />
        </ButtonLink>
      )}
    </div>
  )
}
