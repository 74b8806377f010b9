import { useQuery } from '@tanstack/react-query'
import type { AnyArticle } from '#contract/articles.ts'
import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import { LANGUAGES } from '#domain/language.ts'
import { PictureChoice } from '#web/features/media/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { ArticleChoices } from './article-choices.ts'
import { SlugField } from './slug-field.tsx'
import { TagsField } from './tags-field.tsx'
import type { ArticleFormState } from './use-article-form.ts'

interface Props {
  kind: ArticleKind
  form: ArticleFormState['form']
  article: AnyArticle | null
  choices: ArticleChoices
}

/** What both languages share. */
export function ArticleDetails({ kind, form, article, choices }: Props) {
  const { t } = useTexts(articleTexts)
  const cover = form.choice('cover_id')
  const original = form.choice('original_lang')
  const known = article?.pictures.find(({ id }) => id === cover.value) ?? article?.cover ?? null
  return (
    <Panel title={t('article_details')}>
      <div className="two-columns items-start gap-4">
        <SlugField kind={kind} form={form} article={article} />
        <SelectField
          label={t('article_original')}
          hint={t('article_original_hint')}
          isRequired={null}
          value={original.value}
          onChange={({ target }) => original.onChoose(target.value === 'en' ? 'en' : 'ar')}
        >
          {LANGUAGES.map((lang) => (
            <option key={lang} value={lang}>
              {t(`article_lang_${lang}`)}
            </option>
          ))}
        </SelectField>
        {kind === 'page' ? (
          <Field
            label={t('article_footer')}
            hint={t('article_footer_hint')}
            inputMode="numeric"
            dir="ltr"
            {...form.field('footer_place')}
          />
        ) : (
          <>
            {LANGUAGES.map((lang) => (
              <TagsField key={lang} lang={lang} field={form.choice(`tags_${lang}`)} known={choices[`tags_${lang}`]} />
            ))}
            {LANGUAGES.map((lang) => (
              <Field
                key={lang}
                label={t(`article_author_${lang}`)}
                hint={t('article_author_hint')}
                lang={lang}
                dir="auto"
                most={60}
                {...form.field(`author_${lang}`)}
              />
            ))}
            <AboutFields form={form} choices={choices} />
            <PictureChoice label={t('article_cover')} value={cover.value} known={known} onChoose={cover.onChoose} />
          </>
        )}
      </div>
    </Panel>
  )
}

function AboutFields({ form, choices: { makers } }: Pick<Props, 'form' | 'choices'>) {
  const { t, lang } = useTexts(articleTexts)
  const make = form.choice('make_id')
  const model = form.choice('model_id')
  const { data } = useQuery({
    ...apiQuery(useApi(), 'car_makers', 'get', { make_id: Number(make.value) }),
    enabled: make.value !== '',
  })
  return (
    <>
      <SelectField
        label={t('article_make')}
        hint={t('article_about_hint')}
        isRequired={make.isRequired}
        value={make.value}
        {...(make.error !== undefined && { error: make.error })}
        onChange={({ target }) => {
          make.onChoose(target.value)
          model.onChoose('')
        }}
      >
        <option value="">{t('article_make_none')}</option>
        {makers
          .filter(({ merged_into }) => !merged_into)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {one[`name_${lang}`]}
            </option>
          ))}
      </SelectField>
      <SelectField
        label={t('article_model')}
        isRequired={model.isRequired}
        value={model.value}
        {...(model.error !== undefined && { error: model.error })}
        onChange={({ target }) => model.onChoose(target.value)}
      >
        <option value="">{t('article_model_any')}</option>
        {data?.models
          .filter(({ merged_into }) => !merged_into)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {one[`name_${lang}`]}
            </option>
          ))}
      </SelectField>
    </>
  )
}
