const opened: (() => unknown)[] = []

/**
 * Registers a cleanup for the end of the test file. Cleanups run in reverse order. Works in hooks too, where Vitest
 * ignores `afterAll`.
 */
export function closeAfterFile(close: () => unknown): void {
  opened.push(close)
}

export async function closeOpened(): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}
