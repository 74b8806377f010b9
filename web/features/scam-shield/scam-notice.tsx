import './scam-shield.css'
import { useMemo } from 'react'
import { findScams } from '#domain/scam-shield/find-scams.ts'
import { scamShieldTexts } from '#web/texts/scam-shield/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { falseAlarms } from './false-alarms.ts'
import { useOwnHost } from './use-own-host.ts'

/** Warns below a received message if it resembles known scams. The text is checked on the device only. */
export function ScamNotice({ id, content }: { id: string; content: string }) {
  const { t, lang } = useTexts(scamShieldTexts)
  const ownHost = useOwnHost()
  const scams = useMemo(() => findScams(content, ownHost), [content, ownHost])
  const isFalseAlarm = falseAlarms.useIds().includes(id)
  if (!scams.length || isFalseAlarm) return null
  const quote = (word: string) => (lang === 'ar' ? `«\u2068${word}\u2069»` : `“\u2068${word}\u2069”`)
  return (
    <section aria-label={t('scam_careful')} className="scam-notice">
      <h4 className="flex items-center gap-2 font-semibold">
        <Icon name="shield" size={18} />
        <span>{t('scam_careful')}</span>
      </h4>
      {scams.map(({ kind, quotes }) => (
        <div key={kind}>
          <p>{t(`scam_${kind}`)}</p>
          <p className="text-sm">{t('scam_because', { words: quotes.map(quote).join(' ') })}</p>
        </div>
      ))}
      <Button variant="plain" className="self-start" onClick={() => falseAlarms.add(id)}>
        {t('scam_false_alarm')}
      </Button>
    </section>
  )
}
