import { useTexts } from '#web/texts/texts-context.tsx'

/** In the place of what does nothing without scripts. */
export function NeedsScript() {
  const { t } = useTexts()
  return <p className="notice without-script">{t('needs_script')}</p>
}
