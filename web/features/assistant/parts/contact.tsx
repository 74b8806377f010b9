import { Link } from 'react-router'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** The way to the people who run the site. */
export function Contact() {
  const { t } = useTexts(assistantTexts)
  return (
    <Link to="/contact" className="link self-start">
      {t('nav_contact')}
    </Link>
  )
}
