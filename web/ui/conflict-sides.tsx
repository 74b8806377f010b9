import { useEffect, useRef } from 'react'
import type { Lang } from '#domain/language.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from './button.tsx'

interface Props {
  /** Who changed what; somebody else by default. */
  text?: string
  /** The conflicting versions as text. */
  sides: readonly { name?: string; theirs: string; mine: string; lang?: Lang }[]
  onKeep: () => void
  onInsist: () => void
  /** Whether the choice only resolves the conflict, and the text is saved later. */
  isSavedLater?: boolean
}

/** Two conflicting versions side by side, and buttons to choose one. */
export function ConflictSides({ text, sides, onKeep, onInsist, isSavedLater = false }: Props) {
  const { t } = useTexts(adminTexts)
  const notice = useRef<HTMLDivElement>(null)
  // the conflict may be outside the viewport after saving with Enter
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={notice} role="alert" className="notice flex flex-col gap-3">
      <p>{text ?? t('conflict_text')}</p>
      {sides.map(({ name, theirs, mine, lang }) => (
        <div key={name ?? ''}>
          {name && <p className="font-medium">{name}</p>}
          <dl className="grid gap-3 sm:grid-cols-2">
            <Side term={t('conflict_theirs')} value={theirs} lang={lang} />
            <Side term={t('conflict_mine')} value={mine} lang={lang} />
          </dl>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={onKeep}>
          {t('conflict_keep')}
        </Button>
        <Button onClick={onInsist}>{t(isSavedLater ? 'conflict_prefer' : 'conflict_insist')}</Button>
      </div>
    </div>
  )
}

/** Longer texts scroll, so that the buttons stay near. */
const LONG = 600

interface SideProps {
  term: string
  value: string
  lang: Lang | undefined
}

const Side = ({ term, value, lang }: SideProps) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{term}</dt>
    <dd
      lang={lang}
      className={`break-words whitespace-pre-wrap${value.length > LONG ? ' max-h-80 overflow-y-auto' : ''}`}
      {...(value.length > LONG && { tabIndex: 0 })}
    >
      <bdi>{value}</bdi>
    </dd>
  </div>
)
