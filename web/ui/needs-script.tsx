import { useTexts } from '#web/texts/texts-context.tsx'

/** Replaces what needs scripts where there are none. */
export function NeedsScript() {
  const { t } = useTexts()
  return <p className="notice without-script">{t('needs_script')}</p>
}
