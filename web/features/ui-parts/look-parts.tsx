import { carWordTexts } from '#web/texts/car-words/area.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { COMMON_ICONS } from '#web/ui/common-icons.ts'
import { Icon, RARE_ICONS } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Price } from '#web/ui/price.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Part, Row } from './part.tsx'

/** Static parts: typography, tags, panels, loading states and icons. */
export function LookParts() {
  const { t } = useTexts(exploreTexts, carWordTexts)
  return (
    <>
      <Part name="Type">
        <p className="text-3xl font-bold">{t('home_title')}</p>
        <p className="text-2xl font-bold">{t('home_title')}</p>
        <p className="text-xl font-bold">{t('home_title')}</p>
        <p className="text-lg">{t('home_lead')}</p>
        <p>{t('home_lead')}</p>
        <p className="text-sm text-muted">{t('home_lead')}</p>
        <p className="text-2xl font-bold">
          <Price amount={128_500} />
        </p>
      </Part>
      <Part name="Chips, tags, notices">
        <Row>
          <span className="chip">{t('search_label')}</span>
          <span className="chip chip-on">
            <span>{t('body_type_suv')}</span> <Icon name="close" size={14} />
          </span>
          <span className="tag">{t('condition_certified')}</span>
          <span className="tag tag-discount">{t('tag_discount', { amount: '5,000' })}</span>
          <span className="badge-featured">{t('car_featured')}</span>
        </Row>
        <p className="notice">{t('error_partial_text')}</p>
      </Part>
      <Part name="Panel">
        <Panel title={t('car_fields')}>
          <p>{t('home_lead')}</p>
        </Panel>
      </Part>
      <Part name="Loading">
        <div className="skeleton h-24" />
        <div className="skeleton h-5 w-2/3" />
        <Spinner label={t('loading')} />
      </Part>
      <Part name="Icons">
        <Row>
          {[...COMMON_ICONS, ...RARE_ICONS].map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </Row>
      </Part>
    </>
  )
}
