import { formatDate } from '#domain/format/format-date.ts'
import { legalTexts } from '#web/texts/legal/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Prose } from '#web/ui/prose.tsx'

interface Props {
  document: 'terms' | 'privacy'
  /** Date from which it applies. */
  version: string
}

/** Terms or privacy policy. The texts can be changed by admins. */
export function LegalPage({ document, version }: Props) {
  const { t, lang } = useTexts(legalTexts)
  return (
    <main id="content" className="page py-8 md:py-12">
      <article className="mx-auto max-w-prose">
        <h1 className="text-3xl font-bold">{t(`${document}_title`)}</h1>
        <p className="mt-2 text-sm text-muted">{t('legal_version', { date: formatDate(version, lang) })}</p>
        <Prose text={t(`${document}_body`)} />
      </article>
    </main>
  )
}
