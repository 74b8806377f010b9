import { useEffect, useState } from 'react'
import { formatNumber } from '#domain/format/format-number.ts'
import { safeWorkTexts } from '#web/texts/safe-work/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { readSafeWork, type SafeWork as Kept } from './read-safe-work.ts'

/** Lists what was written on this device and waits there, with a button that copies it. */
export function SafeWork() {
  const { t, lang } = useTexts(safeWorkTexts)
  const [kept, setKept] = useState<readonly Kept[]>([])
  useEffect(() => void readSafeWork().then(setKept), [])
  if (!kept.length) return null
  const text = kept.map(({ name, texts }) => [t(`safe_${name}`), ...texts].join('\n')).join('\n\n')
  return (
    <Panel as="section" className="mt-6 flex max-w-prose flex-col items-start gap-3 p-5 text-start">
      <p className="font-semibold">{t('safe_title')}</p>
      <ul className="list-disc ps-5">
        {kept.map(({ name, texts }) => (
          <li key={name}>
            <span>{t(`safe_${name}`)}</span>
            {texts.length > 1 && <span>{` (${formatNumber(texts.length, lang)})`}</span>}
          </li>
        ))}
      </ul>
      <CopyButton variant="quiet" icon="copy" text={text} copied={t('safe_copied')} failed={t('safe_copy_failed')}>
        {t('safe_copy')}
      </CopyButton>
    </Panel>
  )
}
