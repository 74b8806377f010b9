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
  onKeep: () => void
  onInsist: () => void
}

/** Two drafts of the same admin, of which one stays. */
export function DraftSides({ mine, theirs, choices, onKeep, onInsist }: Props) {
  const texts = useTexts(articleTexts)
  const { values, seen } = changedValues(mine, theirs)
  return (
    <ConflictSides
      text={texts.t('article_two_drafts')}
      sides={(Object.keys(values) as (keyof ArticleFields)[]).map((field) => {
        const { name, words } = articleInWords(field, values[field], { ...texts, choices })
        return { name, mine: words, theirs: articleInWords(field, seen[field], { ...texts, choices }).words }
      })}
      isSavedLater
      onKeep={onKeep}
      onInsist={onInsist}
    />
  )
}
