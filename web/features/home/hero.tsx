import { Link } from 'react-router'
import { SearchField } from '#web/features/explore/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

const EXAMPLES = ['home_example_1', 'home_example_2', 'home_example_3', 'home_example_4'] as const

export function Hero() {
  const { t } = useTexts()
  return (
    <section className="border-b border-line bg-brand-soft">
      <div className="page flex flex-col items-center gap-5 py-12 text-center md:py-20">
        <h1 className="text-2xl font-bold md:text-3xl">{t('home_title')}</h1>
        <p className="max-w-prose text-muted md:text-lg">{t('home_lead')}</p>
        <div className="w-full max-w-3xl text-start">
          <SearchField />
        </div>
        <p className="flex max-w-full items-center gap-2 overflow-x-auto p-1 md:flex-wrap md:justify-center">
          <span className="flex-none text-sm text-muted">{t('home_examples')}</span>
          {EXAMPLES.map((example) => (
            <Link key={example} to={`/explore?${new URLSearchParams({ q: t(example) })}`} className="chip flex-none">
              {t(example)}
            </Link>
          ))}
        </p>
      </div>
    </section>
  )
}
