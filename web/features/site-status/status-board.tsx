import { LANGUAGES, directionOf } from '#domain/language.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { judgeSite, type JudgedPart, type PartState, type SiteStatus } from '#domain/site-status/judge-parts.ts'
import { siteStatusTexts } from '#web/texts/site-status/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'

const SIGNS: Record<PartState, { icon: IconName; className: string }> = {
  works: { icon: 'check', className: 'text-brand' },
  partly: { icon: 'warning', className: 'font-semibold' },
  down: { icon: 'warning', className: 'font-semibold text-danger' },
  off: { icon: 'info', className: 'text-muted' },
  unknown: { icon: 'info', className: 'text-muted' },
}

const NAMES = { ar: 'العربية', en: 'English' }

/** Whether the site works, in words for visitors. Without scripts, and without links that need them. */
export function StatusBoard({ parts, checked_at }: SiteStatus) {
  const { t, lang } = useTexts(siteStatusTexts)
  const site = judgeSite(parts)
  return (
    <main id="content" className="page flex max-w-2xl flex-col gap-6 py-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{t('status_title')}</p>
        <p className="flex gap-3">
          {LANGUAGES.filter((other) => other !== lang).map((other) => (
            <a key={other} href={`?lang=${other}`} lang={other} dir={directionOf(other)} className="nav-link">
              {NAMES[other]}
            </a>
          ))}
        </p>
      </div>
      <h1 className="text-2xl font-bold">{t(`status_${site}`)}</h1>
      <ul className="flex flex-col gap-3">
        {parts.map((one) => (
          <Panel as="li" key={one.part} className="flex flex-col gap-1 p-4">
            <Part {...one} />
          </Panel>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('status_checked', { time: formatDateTime(checked_at, lang) })}</p>
      <p>
        <ButtonAnchor href="/">{t('status_home')}</ButtonAnchor>
      </p>
    </main>
  )
}

function Part({ part, state, since }: JudgedPart) {
  const { t, lang } = useTexts(siteStatusTexts)
  const { icon, className } = SIGNS[state]
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-semibold">{t(`status_part_${part}`)}</span>
        <span className={`flex items-center gap-1 text-sm ${className}`}>
          <Icon name={icon} size={16} />
          <span>{t(`status_state_${state}`)}</span>
        </span>
      </span>
      {(state === 'partly' || state === 'down') && <span>{t(`status_${part}_${state}`)}</span>}
      {state === 'off' && part === 'mail' && <span>{t('status_mail_off')}</span>}
      {since && <span className="text-sm text-muted">{t('status_since', { time: formatDateTime(since, lang) })}</span>}
    </>
  )
}
