import { useEffect, useId, useRef, useState } from 'react'
import type { Lang } from '#domain/language.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from './button.tsx'

/** The versions of a field as text. */
export interface ConflictSide {
  field: string
  name?: string
  theirs: string
  mine: string
  lang?: Lang
}

interface Props {
  /** Who changed what; somebody else by default. */
  text?: string
  sides: readonly ConflictSide[]
  /** Called with the fields of which one's own version was chosen; the others are as somebody else has saved them. */
  onResolve: (mine: readonly string[]) => void
  /** Whether the choice only resolves the conflict, and the text is saved later. */
  isSavedLater?: boolean
}

/** Conflicting versions side by side, and a choice between them for each field. */
export function ConflictSides({ text, sides, onResolve, isSavedLater = false }: Props) {
  const { t } = useTexts(adminTexts)
  const notice = useRef<HTMLDivElement>(null)
  // the conflict may be outside the viewport after saving with Enter
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [only] = sides.length === 1 ? sides : []
  return (
    <div ref={notice} role="alert" className="notice flex flex-col gap-3">
      <p>{text ?? t('conflict_text')}</p>
      {only ? (
        <>
          <OneField {...only} />
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" onClick={() => onResolve([])}>
              {t('conflict_keep')}
            </Button>
            <Button onClick={() => onResolve([only.field])}>
              {t(isSavedLater ? 'conflict_prefer' : 'conflict_insist')}
            </Button>
          </div>
        </>
      ) : (
        <SeveralFields sides={sides} onResolve={onResolve} isSavedLater={isSavedLater} />
      )}
    </div>
  )
}

const OneField = ({ name, theirs, mine, lang }: ConflictSide) => {
  const { t } = useTexts(adminTexts)
  return (
    <div>
      {name && <p className="font-medium">{name}</p>}
      <dl className="grid gap-3 sm:grid-cols-2">
        {(['theirs', 'mine'] as const).map((side) => (
          <div key={side} className="min-w-0">
            <dt className="text-sm text-muted">{t(`conflict_${side}`)}</dt>
            <dd>
              <Version value={side === 'mine' ? mine : theirs} lang={lang} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Nothing is chosen at first, so that no version is given up by mistake. */
function SeveralFields({ sides, onResolve, isSavedLater }: Required<Omit<Props, 'text'>>) {
  const { t } = useTexts(adminTexts)
  const id = useId()
  const [chosen, setChosen] = useState<Readonly<Record<string, 'theirs' | 'mine'>>>({})
  const isComplete = sides.every(({ field }) => chosen[field])
  return (
    <>
      {sides.map(({ field, name, lang, ...versions }) => (
        <fieldset key={field}>
          <legend className="font-medium">{name}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {(['theirs', 'mine'] as const).map((side) => (
              <div key={side} className="panel min-w-0 p-3 has-checked:border-brand has-checked:bg-brand-soft">
                <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
                  <input
                    type="radio"
                    className="checkbox"
                    name={`${id}-${field}`}
                    checked={chosen[field] === side}
                    onChange={() => setChosen((before) => ({ ...before, [field]: side }))}
                  />
                  <span>{t(`conflict_${side}`)}</span>
                </label>
                <Version value={versions[side]} lang={lang} />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <Button
        className="self-start"
        aria-disabled={!isComplete}
        onClick={() => onResolve(sides.flatMap(({ field }) => (chosen[field] === 'mine' ? [field] : [])))}
      >
        {t(isSavedLater ? 'conflict_keep_chosen' : 'conflict_save_chosen')}
      </Button>
    </>
  )
}

/** Longer texts scroll, so that the buttons stay near. */
const LONG = 600

const Version = ({ value, lang }: { value: string; lang: Lang | undefined }) => (
  <div
    lang={lang}
    className={`break-words whitespace-pre-wrap${value.length > LONG ? ' max-h-80 overflow-y-auto' : ''}`}
    {...(value.length > LONG && { tabIndex: 0 })}
  >
    <bdi>{value}</bdi>
  </div>
)
