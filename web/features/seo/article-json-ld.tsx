import { useAppName } from '#web/features/settings/public.ts'
import { usePublicUrl } from '#web/platform/pages/public-url.ts'
import { articleForSearch } from './article-for-search.ts'
import { JsonLd, jsonLd } from './json-ld.tsx'

type Props = Omit<Parameters<typeof articleForSearch>[0], 'publicUrl' | 'site'>

export function ArticleJsonLd(props: Props) {
  const site = useAppName()
  const publicUrl = usePublicUrl()
  return <JsonLd json={import.meta.env.SSR ? jsonLd(articleForSearch({ ...props, publicUrl, site })) : ''} />
}
