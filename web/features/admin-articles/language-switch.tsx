import { useState } from 'react'
import type { Lang } from '#domain/language.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export type ShownLanguages = Lang | 'both'

/** Which languages are on the screen: narrow ones show one, that of the page by default. */
export function useShownLanguages() {
  const { lang } = useTexts()
  const [chosen, show] = useState<ShownLanguages>('both')
  return { shown: chosen === 'both' ? `both ${lang}` : chosen, show }
}

interface Props {
  shown: string
  onShow: (shown: ShownLanguages) => void
}

/** Chooses the language that is written in; where there is room, also both. */
export function LanguageSwitch({ shown, onShow }: Props) {
  const { t } = useTexts(articleTexts)
  const choices = (className: string, names: readonly ShownLanguages[], isShown: (one: ShownLanguages) => boolean) => (
    <div role="group" aria-label={t('article_languages')} className={`needs-script article-switch ${className}`}>
      {names.map((one) => (
        <button
          key={one}
          type="button"
          className="article-switch-choice"
          aria-pressed={isShown(one)}
          onClick={() => onShow(one)}
        >
          {t(`article_lang_${one}`)}
        </button>
      ))}
    </div>
  )
  return (
    <>
      {choices('@4xl:hidden', ['ar', 'en'], (one) => shown.endsWith(one))}
      {choices('@max-4xl:hidden', ['ar', 'en', 'both'], (one) => shown.startsWith(one))}
    </>
  )
}
