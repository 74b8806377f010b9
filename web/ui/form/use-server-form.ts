import { useEffect, useEffectEvent, useState } from 'react'
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type RegisterOptions,
  type ResolverResult,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { loadNeeded } from '#web/rendering/load-module.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '../toasts/toast-store.ts'
import { failureOf, type Failure } from './failure.ts'
import { fieldText, failureText } from './failure-text.ts'
import { isRequired } from './is-required.ts'
import type { LaterSchema } from './later-schema.ts'
import { useKeptTyped } from './use-kept-typed.ts'
import { validate } from './validate.ts'

interface Options<Input extends FieldValues, Output> {
  /** Schema of the contract, for the same validation as on the server. */
  schema: z.ZodType<Output, Input> | LaterSchema<Output, Input>
  defaults: DefaultValues<Input>
  /** Why the same form was refused when it was sent without scripts. */
  refused?: Failure | undefined
  /** Sends the values. Errors are shown at the field that the server names, or else above the button. */
  send: (values: Output) => Promise<unknown>
  /** Text of the toast after success. */
  done?: string
  /** Called after success, before revalidation. */
  onDone?: () => void
  /** Revalidates the page after success. */
  refreshes?: boolean
  /** Called with what is typed and not saved. */
  onTyped?: (values: Input) => void
  /** What the form edits: under this name the tab keeps what is typed until it is sent, also when it is loaded again. */
  keptAs?: string | undefined
}

/** Props of `ServerForm`. */
export interface Sending {
  /** Loads the schema. Call it on the first interaction. */
  prepare: () => void
  /** Submits the form. Input is kept after an error. */
  onSubmit: () => void
  isSending: boolean
  /** Error of the form as a whole. */
  failure: { code: string; text: string } | null
  /** How often fields were refused. */
  refusals: number
}

interface Asked {
  isRequired: boolean
  error?: string
}

/** What was typed, where the page is the response to the form. */
interface Preset {
  defaultValue?: string
}

interface ServerFields<Input extends FieldValues> extends Sending, Pick<UseFormReturn<Input>, 'register' | 'reset'> {
  /** Registers an input, and returns whether it is required and its error. */
  field: (name: Path<Input>, options?: RegisterOptions<Input>) => UseFormRegisterReturn & Asked & Preset
  /** Treats the current values as saved. */
  settle: () => void
  /** Registers an input whose value is not its text. */
  choice: <Name extends Path<Input>>(
    name: Name,
  ) => Asked & { value: PathValue<Input, Name>; onChoose: (value: PathValue<Input, Name>) => void }
}

export function useServerForm<Input extends FieldValues, Output>(options: Options<Input, Output>): ServerFields<Input> {
  const { t } = useTexts()
  const { revalidate } = useRevalidator()
  const { refused } = options
  const [failure, setFailure] = useState(refused && !refused.fields.length ? shown(refused) : null)
  const [refusedFields] = useState(() => refused && errorsOf<Input>(refused))
  const [refusals, setRefusals] = useState(0)
  const [loaded, setLoaded] = useState<z.ZodType<Output, Input> | null>(null)
  const schema = 'load' in options.schema ? loaded : options.schema

  async function loadSchema(): Promise<z.ZodType<Output, Input>> {
    if (schema) return schema
    const found = await loadNeeded((options.schema as LaterSchema<Output, Input>).load)
    setLoaded(found)
    return found
  }

  const form = useForm<Input, unknown, Output>({
    resolver: async (typed, _, about) => {
      try {
        return await validate(await loadSchema(), typed, about)
      } catch (error) {
        fail(error)
        return { values: {}, errors: { root: { type: 'unexpected' } } } as ResolverResult<Input, Output>
      }
    },
    defaultValues: options.defaults,
    ...(refusedFields && { errors: refusedFields }),
    // only knows registered fields
    shouldFocusError: false,
    mode: 'onTouched',
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const values = useWatch({ control: form.control })
  const kept = useKeptTyped(form, options.keptAs)
  const noteTyped = useEffectEvent((typed: Input) => {
    kept.keep(typed)
    options.onTyped?.(typed)
  })
  useEffect(() => {
    if (isDirty) noteTyped(values as Input)
  }, [isDirty, values])

  async function send(output: Output) {
    setFailure(null)
    try {
      await options.send(output)
      kept.forget()
      if (options.done !== undefined) addToast({ title: options.done, variant: 'success' })
      options.onDone?.()
      if (options.refreshes) await revalidate()
    } catch (error) {
      fail(error)
    }
  }

  function shown(found: Failure): { code: string; text: string } {
    return { code: found.code, text: failureText(found, t) }
  }

  const refuse = () => setRefusals((count) => count + 1)

  function fail(error: unknown) {
    const found = failureOf(error)
    for (const { field, reason } of found.fields) form.setError(field as Path<Input>, { message: reason })
    if (found.fields.length) refuse()
    else setFailure(shown(found))
  }

  function requires(name: Path<Input>): boolean {
    if (schema) return isRequired({ schema, defaults: options.defaults, values }, name)
    return (options.schema as LaterSchema<Output, Input>).required.includes(name)
  }

  function asked(name: Path<Input>): Asked {
    const reason = form.getFieldState(name, form.formState).error?.message
    return {
      isRequired: requires(name),
      ...(reason && errors && { error: fieldText(reason, t) }),
    }
  }

  return {
    prepare: () => void loadSchema().catch(() => {}),
    register: form.register,
    reset: form.reset,
    settle: () => form.reset(form.getValues()),
    field: (name, registerOptions) => ({
      ...form.register(name, registerOptions),
      ...asked(name),
      ...(refused && { defaultValue: String(form.getValues(name)) }),
    }),
    choice: (name) => ({
      ...asked(name),
      value: form.getValues(name),
      onChoose: (value) => form.setValue(name, value, { shouldDirty: true, shouldValidate: true }),
    }),
    onSubmit: () => void form.handleSubmit(send, refuse)(),
    isSending: isSubmitting,
    failure,
    refusals,
  }
}

const errorsOf = <Input extends FieldValues>({ fields }: Failure): FieldErrors<Input> =>
  Object.fromEntries(
    fields.map(({ field, reason }) => [field, { type: 'server', message: reason }]),
  ) as FieldErrors<Input>
