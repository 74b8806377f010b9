/** Drawings of the tools, and whether they are mirrored in Arabic. */
const DRAWINGS = {
  bold: { path: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z', weight: 2.6 },
  italic: { path: 'M10 5h8M6 19h8M14.5 5l-5 14' },
  underline: { path: 'M7 4v7a5 5 0 0 0 10 0V4M6 20h12' },
  strike: {
    path: 'M4 12h16M16 7.5C15.5 5.8 14 5 12 5 9.5 5 8 6.3 8 8.2c0 1 .4 1.8 1.2 2.4M8 16.5c.5 1.7 2 2.5 4 2.5 2.5 0 4-1.3 4-3.2',
  },
  bullets: { path: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01', isMirrored: true },
  numbers: { path: 'M10 6h10M10 12h10M10 18h10M3.5 5 5 4v5M3.5 15h2.5l-2.5 4h2.5', isMirrored: false },
  quote: { path: 'M5 5v14M10 8h10M10 12h10M10 16h6', isMirrored: true },
  link: {
    path: 'M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5',
  },
  undo: { path: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3', isMirrored: true },
  redo: { path: 'm16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3', isMirrored: true },
  row_before: { path: 'M4 13h16v7H4zM12 13v7M12 3v6M9 6h6' },
  row_after: { path: 'M4 4h16v7H4zM12 4v7M12 15v6M9 18h6' },
  row_delete: { path: 'M4 9h16v6H4zM9.5 18l5 4M14.5 18l-5 4' },
  column_before: { path: 'M13 4h7v16h-7zM13 12h7M3 12h6M6 9v6', isMirrored: true },
  column_after: { path: 'M4 4h7v16H4zM4 12h7M15 12h6M18 9v6', isMirrored: true },
  column_delete: { path: 'M9 3h6v13H9zM9.5 18l5 4M14.5 18l-5 4' },
  header: { path: 'M4 4h16v16H4zM4 10h16M4 7h16M12 10v10' },
  delete: { path: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13' },
} as const
export type ToolDrawing = keyof typeof DRAWINGS

/** The icon of a tool. They come with the editor, so that no other page loads them. */
export function ToolIcon({ name }: { name: ToolDrawing }) {
  const drawing: { path: string; weight?: number; isMirrored?: boolean } = DRAWINGS[name]
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={drawing.isMirrored ? 'icon rtl:-scale-x-100' : 'icon'}
      strokeWidth={drawing.weight}
    >
      <path d={drawing.path} />
    </svg>
  )
}
