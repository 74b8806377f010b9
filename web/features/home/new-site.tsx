import { homeTexts } from '#web/texts/home/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** Leads the host of a site that has no admin and no ads to its setup. */
export function NewSite() {
  const { t } = useTexts(homeTexts)
  return (
    <Panel title={t('home_new_title')}>
      <p>{t('home_new_text')}</p>
      <ButtonLink to="/setup" className="self-start">
        {t('home_new_link')}
      </ButtonLink>
    </Panel>
  )
}
