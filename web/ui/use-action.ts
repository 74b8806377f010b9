import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { listenToLosses } from '#web/rendering/server-answers.ts'
import { whenUsed } from '#web/rendering/when-used.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from './form/failure.ts'
import { failureText } from './form/failure-text.ts'
import { addToast, removeToast } from './toasts/toast-store.ts'
import { preloadToasts } from './toasts/toasts.tsx'

interface Options {
  /** Returns the text of an error; by default the text of its code. */
  textOf?: (error: unknown) => string
  /** If true, the component shows errors from `failure`; otherwise they are shown in a toast. */
  showsFailure?: boolean
  /** If true, a call during another one is sent after it; otherwise it has no effect. */
  isQueued?: boolean
  /** Called after success and after an error, before revalidation. */
  beforeRefresh?: () => void
}

interface Action {
  send: () => Promise<unknown>
  /** Text of the toast after success. */
  done?: string
  /** Called after success, before revalidation. Its navigation is awaited, since it would cancel the revalidation. */
  onDone?: () => unknown
  /** Called at the end, once the page is revalidated or the connection is lost. */
  onEnd?: () => void
}

/** Calls the API, shows the result and revalidates the page, also after an error, since the data may have changed. */
export function useAction({ textOf, showsFailure = false, isQueued = false, beforeRefresh }: Options = {}) {
  const id = useId()
  const { t } = useTexts()
  const { revalidate } = useRevalidator()
  const [failure, setFailure] = useState<string | null>(null)
  const failureToast = useRef<number>(undefined)
  // without a connection the code that tells that there is none could not be loaded
  useEffect(() => (showsFailure ? undefined : whenUsed(preloadToasts)), [showsFailure])
  const textFor = (error: unknown): string => textOf?.(error) ?? failureText(failureOf(error), t)
  async function succeed({ done, onDone }: Action) {
    if (done !== undefined) addToast({ title: done, variant: 'success' })
    await onDone?.()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ send }: Action) => send(),
    // errors are reported immediately; requests are neither queued nor retried
    networkMode: 'always',
    ...(isQueued && { scope: { id } }),
    retry: false,
    onMutate: () => {
      setFailure(null)
      removeToast(failureToast.current)
    },
    onSuccess: (_, action) => succeed(action),
    onError: (error) => {
      const text = textFor(error)
      if (showsFailure) setFailure(text)
      else failureToast.current = addToast({ title: text, variant: 'destructive' })
    },
    onSettled: async (_data, _error, { onEnd }) => {
      beforeRefresh?.()
      // a loader that fails would replace the page by an error
      if (navigator.onLine) await Promise.race([revalidate(), lost()])
      else addEventListener('online', () => void revalidate(), { once: true })
      onEnd?.()
    },
  })
  return {
    /** Has no effect while another call is in progress, unless calls are queued. */
    act: (action: Action): void => {
      if (isQueued || !isPending) mutate(action)
    },
    /**
     * For a dialog that shows the error itself. The page is revalidated only after success, since that may close the
     * dialog.
     * @returns the text of the error, else null
     */
    actInDialog: async (action: Action): Promise<string | null> => {
      try {
        await action.send()
      } catch (error) {
        return textFor(error)
      }
      await succeed(action)
      void revalidate()
      return null
    },
    /** True until the page is revalidated or the connection is lost. */
    isWorking: isPending,
    failure,
    clearFailure: () => setFailure(null),
  }
}

/** Resolves when the connection is lost, so that buttons do not wait for a revalidation that hangs. */
function lost(): Promise<void> {
  return new Promise((resolve) => {
    const stop = listenToLosses(end)
    function end() {
      stop()
      removeEventListener('offline', end)
      resolve()
    }
    addEventListener('offline', end)
  })
}
