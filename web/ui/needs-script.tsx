import { useTexts } from '#web/texts/texts-context.tsx'

/** Notice for browsers without JavaScript. */
export function NeedsScript() {
  const { t } = useTexts()
  return <p className="notice without-script">{t('needs_script')}</p>
}
