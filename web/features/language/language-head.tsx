import { useLocation } from 'react-router'
import type { Lang } from '#domain/language.ts'
import { addressIn } from './address-in.ts'
import { LanguageScript } from './language-script.tsx'

/**
 * Mends the language before the first paint, and tells search engines the page's own address and its alternates; the
 * Arabic one carries no parameter.
 */
export function LanguageHead({ public_url, lang }: { public_url: string; lang: Lang }) {
  const location = useLocation()
  const ar = public_url + addressIn('ar', location)
  const en = public_url + addressIn('en', location)
  return (
    <>
      <LanguageScript />
      <link rel="canonical" href={lang === 'en' ? en : ar} />
      <link rel="alternate" hrefLang="ar" href={ar} />
      <link rel="alternate" hrefLang="en" href={en} />
      <link rel="alternate" hrefLang="x-default" href={ar} />
    </>
  )
}
