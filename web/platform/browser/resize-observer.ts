/** Menus and charts of packages observe sizes. Without that, they keep the size that they were opened with. */
export function provideResizeObserver(): void {
  try {
    new ResizeObserver(() => {}).disconnect()
  } catch {
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
  }
}
