import type { ArticleFields } from '#contract/articles.ts'
import type { useSavedFields } from '#web/features/audit/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConflictSides } from '#web/ui/conflict-sides.tsx'
import type { ArticleChoices } from './article-choices.ts'
import { articleInWords } from './article-in-words.ts'

interface Props {
  saving: ReturnType<typeof useSavedFields<ArticleFields>>
  choices: ArticleChoices
}

/** Conflicts with what somebody else has saved meanwhile: both versions, and a choice between them. */
export function ArticleConflicts({ saving, choices }: Props) {
  const texts = useTexts()
  if (!saving.conflicts.length) return null
  return (
    <ConflictSides
      sides={saving.conflicts.map(({ field, current, wanted }) => {
        const { name, words } = articleInWords(field as keyof ArticleFields, current, { ...texts, choices })
        const mine = articleInWords(field as keyof ArticleFields, wanted, { ...texts, choices }).words
        return { field, name, theirs: words, mine }
      })}
      onResolve={saving.resolve}
    />
  )
}
