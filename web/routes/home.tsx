import { Link } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'

export default function Home() {
  const { t } = useTexts()
  return (
    <main id="content" className="page py-12">
      <h1 className="text-3xl font-bold">{t('home_title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('home_lead')}</p>
      <Link to="/explore" className="button mt-8">
        {t('to_explore')}
      </Link>
    </main>
  )
}
