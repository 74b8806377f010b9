import { useId } from 'react'
import { homeTexts } from '#web/texts/home/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  title: string
  /** URL of the whole list. */
  more?: string
  children: Elements
}

export function Section({ title, more, children }: Props) {
  const { t } = useTexts(homeTexts)
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-xl font-bold">
          {title}
        </h2>
        {more && (
          <ButtonLink to={more} variant="plain" aria-label={`${t('home_see_all')}: ${title}`}>
            <span>{t('home_see_all')}</span>
            <Icon name="forward" size={16} />
          </ButtonLink>
        )}
      </div>
      {children}
    </section>
  )
}
