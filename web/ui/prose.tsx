import type { Elements } from './elements.tsx'

/** Renders paragraphs, headings (`## …`), lists (`- …`) and bold (`**…**`) of texts by admins. */
export function Prose({ text }: { text: string }) {
  return <div className="mt-6 flex flex-col gap-4">{text.split(/\n{2,}/).map(blockOf)}</div>
}

function blockOf(block: string, key: number): Elements {
  if (block.startsWith('## ')) {
    return (
      <h2 key={key} className="mt-4 text-xl font-bold">
        {block.slice(3)}
      </h2>
    )
  }
  const lines = block.split('\n')
  if (lines.every((line) => line.startsWith('- '))) {
    return (
      <ul key={key} className="flex list-disc flex-col gap-2 ps-6">
        {lines.map((line) => (
          <li key={line}>{inline(line.slice(2))}</li>
        ))}
      </ul>
    )
  }
  return <p key={key}>{inline(block)}</p>
}

/** Every second part was between double asterisks. */
const inline = (text: string): Elements =>
  text.split('**').map((part, at) => (at % 2 ? <strong key={part}>{part}</strong> : <span key={at}>{part}</span>))
