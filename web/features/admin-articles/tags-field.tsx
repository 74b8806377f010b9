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
const piecesOf = (typed: string) => typed.split(COMMAS)

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
  const isFull = tags.length >= MOST
  const full = isFull ? t('article_tags_full', { most: MOST }) : undefined
  const hint = full ?? t('article_tags_hint')
  const others = known.filter((tag) => !tags.includes(tag) && (!typed.trim() || containsWords(tag, typed)))

  const { room, isTooLong } = useTextLimit<HTMLInputElement>({ most: LONGEST, value: typed }, true)

  /** What is too long or has no room stays typed, and marked. */
  function add(...added: string[]) {
    const chosen = new Set(tags)
    const left = added
      .map((tag) => tag.trim())
      .filter((tag) => {
        if (!tag || chosen.has(tag)) return false
        if (typedLength(tag, true) > LONGEST || chosen.size >= MOST) return true
        chosen.add(tag)
        return false
      })
    if (chosen.size > tags.length) onChoose([...chosen])
    const comma = lang === 'ar' ? '، ' : ', '
    const isNextBegun = added.length > 1 && !added.at(-1)?.trim()
    setTyped(left.map((tag, at) => (at < left.length - 1 || isNextBegun ? tag + comma : tag)).join(''))
  }
  function press(event: KeyboardEvent) {
    if (keyOf(event) === 'Enter' && typed.trim()) {
      event.preventDefault()
      add(...piecesOf(typed))
    } else if (keyOf(event) === 'Backspace' && !typed && tags.length) onChoose(tags.slice(0, -1))
  }

  const fault = error ?? (typed.trim() ? full : undefined)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <FieldFrame
        id={id}
        label={t(`article_tags_${lang}`)}
        isRequired={false}
        {...{ hint, error: fault, room, isTooLong }}
      >
        <input
          id={id}
          lang={lang}
          className="field"
          dir="auto"
          autoComplete="off"
          value={typed}
          aria-invalid={fault || isTooLong ? true : undefined}
          aria-describedby={notesOf(id, { hint, error: fault, room })}
          onChange={(event) => {
            const { value } = event.target
            // commas between tags that stayed typed add nothing
            if (piecesOf(value).length > piecesOf(typed).length) add(...piecesOf(value))
            else setTyped(value)
          }}
          onKeyDown={press}
          onBlur={() => add(...piecesOf(typed))}
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
      {others.length > 0 && !isFull && (
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
