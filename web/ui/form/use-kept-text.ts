import { useKept } from './use-kept.ts'

/**
 * The text of a form without `useServerForm`, see `useKept`.
 * @param initial the text without a kept one
 */
export function useKeptText(part: string, initial = '') {
  const { value, write, forget } = useKept(part, readText, initial)
  return { text: value, write: (next: string) => write(next, next === ''), forget }
}

const readText = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null)
