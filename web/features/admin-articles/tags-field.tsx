import { useId, useState, type KeyboardEvent } from 'react'
import { containsWords } from '#domain/text/contains-words.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame, notesOf } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { keyOf } from '#web/ui/keys/key-of.ts'

const MOST = 10
const SUGGESTED = 8
const COMMAS = /[,،\n]/

interface Props {
  field: { value: string[]; onChoose: (tags: string[]) => void; error?: string }
  /** Tags of other articles, most frequent first. */
  known: readonly string[]
}

/** The tags of an article: typed, or chosen from those that others have. */
export function TagsField({ field: { value: tags, onChoose, error }, known }: Props) {
  const { t } = useTexts(articleTexts)
  const id = useId()
  const [typed, setTyped] = useState('')
  const hint = t('article_tags_hint')
  const others = known.filter((tag) => !tags.includes(tag) && (!typed.trim() || containsWords(tag, typed)))

  function add(...added: string[]) {
    const clean = added.map((tag) => tag.trim()).filter(Boolean)
    if (clean.length) onChoose([...new Set([...tags, ...clean])].slice(0, MOST))
    setTyped('')
  }
  function press(event: KeyboardEvent) {
    if (keyOf(event) === 'Enter' && typed.trim()) {
      event.preventDefault()
      add(typed)
    } else if (keyOf(event) === 'Backspace' && !typed && tags.length) onChoose(tags.slice(0, -1))
  }

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <FieldFrame id={id} label={t('article_tags')} isRequired={false} hint={hint} error={error}>
        <input
          id={id}
          className="field"
          dir="auto"
          autoComplete="off"
          value={typed}
          aria-describedby={notesOf(id, { hint, error })}
          onChange={({ target }) =>
            COMMAS.test(target.value) ? add(...target.value.split(COMMAS)) : setTyped(target.value)
          }
          onKeyDown={press}
          onBlur={() => add(typed)}
        />
      </FieldFrame>
      {tags.length > 0 && (
        <ul aria-label={t('article_tags_chosen')} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className="chip chip-on"
                aria-label={t('article_tag_remove', { tag })}
                onClick={() => onChoose(tags.filter((one) => one !== tag))}
              >
                <bdi>{tag}</bdi>
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && tags.length < MOST && (
        <ul aria-label={t('article_tags_others')} className="flex flex-wrap gap-2">
          {others.slice(0, SUGGESTED).map((tag) => (
            <li key={tag}>
              <Button
                variant="plain"
                icon="plus"
                // before the field loses the focus, which would add what is typed
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add(tag)}
              >
                <bdi>{tag}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
