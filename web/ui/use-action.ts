import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf, failureText } from './form/failure.ts'
import { addToast } from './toasts/toast-store.ts'

interface Options {
  /** What an error is called here; else what its code is called everywhere. */
  textOf?: (error: unknown) => string
  /** An error is shown by a toast, or by the component itself, which gets it as `failure`. */
  showsFailure?: boolean
  /** Runs after success and failure alike, before the page's data is loaded again. */
  beforeRefresh?: () => void
}

interface Action {
  send: () => Promise<unknown>
  /** What a toast says after success. */
  done?: string
  /** Runs after success, before the page's data is loaded again. */
  onDone?: () => void
}

/** Calls the API, says how it went, and loads the page's data again: after a failure too, since it shows what is true. */
export function useAction({ textOf, showsFailure = false, beforeRefresh }: Options = {}) {
  const { t } = useTexts()
  const { revalidate } = useRevalidator()
  const [failure, setFailure] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ send }: Action) => send(),
    // a click that was refused is told at once, never sent later or twice
    networkMode: 'always',
    retry: false,
    onMutate: () => setFailure(null),
    onSuccess: (_, { done, onDone }) => {
      if (done !== undefined) addToast({ title: done, variant: 'success' })
      onDone?.()
    },
    onError: (error) => {
      const text = textOf?.(error) ?? failureText(failureOf(error), t)
      if (showsFailure) setFailure(text)
      else addToast({ title: text, variant: 'destructive' })
    },
    onSettled: async () => {
      beforeRefresh?.()
      await revalidate()
    },
  })
  return {
    /** Ignored while another one is under way. */
    act: (action: Action): void => {
      if (!isPending) mutate(action)
    },
    /** Until the page's data is there again. */
    isWorking: isPending,
    failure,
    forgetFailure: () => setFailure(null),
  }
}
