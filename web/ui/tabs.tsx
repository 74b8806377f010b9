import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { directionOf } from '#domain/language.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  label: string
  tabs: readonly { key: string; label: string; content: ReactNode }[]
}

/** Tabs that are links. Arrow keys follow the reading direction. */
export function Tabs({ label, tabs }: Props) {
  const { lang } = useTexts()
  return (
    <RadixTabs.Root dir={directionOf(lang)} {...(tabs[0] && { defaultValue: tabs[0].key })}>
      <RadixTabs.List aria-label={label} className="flex overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.key} value={tab.key} className="tab">
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.key} value={tab.key} className="py-4">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
