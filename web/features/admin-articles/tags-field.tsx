import { useId, useState, type KeyboardEvent } from 'react'
import type { Lang } from '#domain/language.ts'
import { containsWords } from '#domain/text/contains-words.ts'
import { typedLength } from '#domain/text/typed-length.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame, notesOf } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { keyOf } from '#web/ui/keys/key-of.ts'
import { useTextLimit } from '#web/ui/use-text-limit.ts'

const MOST = 10
const LONGEST = 40
const SUGGESTED = 8
const COMMAS = /[,،\n]/

interface Props {
  lang: Lang
  field: { value: string[]; onChoose: (tags: string[]) => void; error?: string }
  /** Tags of other articles in this language, most frequent first. */
  known: readonly string[]
}

/** The tags of an article in a language: typed, or chosen from those that others have. */
export function TagsField({ lang, field: { value: tags, onChoose, error }, known }: Props) {
  const { t } = useTexts(articleTexts)
  const id = useId()
  const [typed, setTyped] = useState('')
  const hint = t('article_tags_hint')
  const others = known.filter((tag) => !tags.includes(tag) && (!typed.trim() || containsWords(tag, typed)))

  const { room, isTooLong } = useTextLimit<HTMLInputElement>({ most: LONGEST, value: typed }, true)

  /** What is too long stays typed, and marked. */
  function add(...added: string[]) {
    const clean = added.map((tag) => tag.trim()).filter(Boolean)
    const fits = (tag: string) => typedLength(tag, true) <= LONGEST
    if (clean.some(fits)) onChoose([...new Set([...tags, ...clean.filter(fits)])].slice(0, MOST))
    setTyped(clean.filter((tag) => !fits(tag)).join(' '))
  }
  function press(event: KeyboardEvent) {
    if (keyOf(event) === 'Enter' && typed.trim()) {
      event.preventDefault()
      add(typed)
    } else if (keyOf(event) === 'Backspace' && !typed && tags.length) onChoose(tags.slice(0, -1))
  }

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <FieldFrame id={id} label={t(`article_tags_${lang}`)} isRequired={false} {...{ hint, error, room, isTooLong }}>
        <input
          id={id}
          lang={lang}
          className="field"
          dir="auto"
          autoComplete="off"
          value={typed}
          aria-invalid={error || isTooLong ? true : undefined}
          aria-describedby={notesOf(id, { hint, error, room })}
          onChange={(event) => {
            const { value } = event.target
            if (COMMAS.test(value)) add(...value.split(COMMAS))
            else setTyped(value)
          }}
          onKeyDown={press}
          onBlur={() => add(typed)}
        />
      </FieldFrame>
      {tags.length > 0 && (
        <ul aria-label={t(`article_tags_chosen_${lang}`)} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className="chip chip-on"
                aria-label={t('article_tag_remove', { tag })}
                onClick={() => onChoose(tags.filter((one) => one !== tag))}
              >
                <bdi lang={lang}>{tag}</bdi>
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && tags.length < MOST && (
        <ul aria-label={t(`article_tags_others_${lang}`)} className="flex flex-wrap gap-2">
          {others.slice(0, SUGGESTED).map((tag) => (
            <li key={tag}>
              <Button
                variant="plain"
                icon="plus"
                // before the field loses the focus, which would add what is typed
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add(tag)}
              >
                <bdi lang={lang}>{tag}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
