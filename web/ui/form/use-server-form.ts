import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf, fieldText, failureText } from './failure.ts'
import { isRequired } from './is-required.ts'

interface Options<Input extends FieldValues, Output> {
  /** The schema of the contract: the same checks as on the server. */
  schema: z.ZodType<Output, Input>
  defaults: DefaultValues<Input>
  /** Errors are shown at the field that the server names, else above the button. */
  send: (values: Output) => Promise<void>
}

/** Props of `ServerForm`. */
export interface Sending {
  /** Submits; the input stays after an error. */
  onSubmit: () => void
  isSending: boolean
  /** The error of the form as a whole. */
  failure: { code: string; text: string } | null
}

interface Asked {
  isRequired: boolean
  error?: string
}

interface ServerFields<Input extends FieldValues> extends Sending, Pick<UseFormReturn<Input>, 'register' | 'reset'> {
  /** Registers an input, and says whether it is required and what is wrong with it. */
  field: (name: Path<Input>, options?: RegisterOptions<Input>) => UseFormRegisterReturn & Asked
  /** The same for an input that keeps its value elsewhere than in its text. */
  choice: <Name extends Path<Input>>(
    name: Name,
  ) => Asked & { value: PathValue<Input, Name>; onChoose: (value: PathValue<Input, Name>) => void }
}

export function useServerForm<Input extends FieldValues, Output>(options: Options<Input, Output>): ServerFields<Input> {
  const { t } = useTexts()
  const [failure, setFailure] = useState<{ code: string; text: string } | null>(null)
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(options.schema),
    defaultValues: options.defaults,
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = form.formState
  const values = useWatch({ control: form.control })

  async function send(output: Output) {
    setFailure(null)
    try {
      await options.send(output)
    } catch (error) {
      const found = failureOf(error)
      for (const { field, reason } of found.fields) form.setError(field as Path<Input>, { message: reason })
      if (found.fields[0]) form.setFocus(found.fields[0].field as Path<Input>)
      else setFailure({ code: found.code, text: failureText(found, t) })
    }
  }

  function asked(name: Path<Input>): Asked {
    const reason = form.getFieldState(name, form.formState).error?.message
    return {
      isRequired: isRequired({ ...options, values }, name),
      ...(reason && errors && { error: fieldText(reason, t) }),
    }
  }

  return {
    register: form.register,
    reset: form.reset,
    field: (name, registerOptions) => ({ ...form.register(name, registerOptions), ...asked(name) }),
    choice: (name) => ({
      ...asked(name),
      value: form.getValues(name),
      onChoose: (value) => form.setValue(name, value, { shouldDirty: true, shouldValidate: true }),
    }),
    onSubmit: () => void form.handleSubmit(send)(),
    isSending: isSubmitting,
    failure,
  }
}
