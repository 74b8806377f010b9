import type { ArticleFields } from '#contract/articles.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConflictSides } from '#web/ui/conflict-sides.tsx'
import type { ArticleChoices } from './article-choices.ts'
import { articleInWords } from './article-in-words.ts'
import { changedValues } from './changed-values.ts'

interface Props {
  mine: ArticleFields
  theirs: ArticleFields
  choices: ArticleChoices
  /** Called with the fields of `mine` that stay. */
  onResolve: (mine: readonly string[]) => void
}

/** Two drafts of the same admin, and a choice between them for each field. */
export function DraftSides({ mine, theirs, choices, onResolve }: Props) {
  const texts = useTexts(articleTexts)
  const { values, seen } = changedValues(mine, theirs)
  return (
    <ConflictSides
      text={texts.t('article_two_drafts')}
      sides={(Object.keys(values) as (keyof ArticleFields)[]).map((field) => {
        const { name, words } = articleInWords(field, values[field], { ...texts, choices })
        return { field, name, mine: words, theirs: articleInWords(field, seen[field], { ...texts, choices }).words }
      })}
      isSavedLater
      onResolve={onResolve}
    />
  )
}
