import { homeTexts } from '#web/texts/home/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from './section.tsx'

const STEPS = [
  { icon: 'search', title: 'home_step_search', text: 'home_step_search_text' },
  { icon: 'compare', title: 'home_step_compare', text: 'home_step_compare_text' },
  { icon: 'chat', title: 'home_step_write', text: 'home_step_write_text' },
] as const

/** From the search to the seller in three steps. */
export function HowItWorks() {
  const { t } = useTexts(homeTexts)
  return (
    <Section title={t('home_how_it_works')}>
      <ol className="facts-row">
        {STEPS.map(({ icon, title, text }) => (
          <li key={icon}>
            <Icon name={icon} size={24} />
            <div>
              <h3 className="font-medium">{t(title)}</h3>
              <p className="text-sm text-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
