'use client'

import { setCurrentTab } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'
import { useMessages } from '../../kit/use-messages.js'
import { Tabs } from '../../parts/tabs.js'
import { AccountPanel } from './account-panel.js'
import type { AccountPanelName } from './account-panels.js'

/** What the number of the open tab in the state means. */
const TABS = ['tokens'] as const satisfies readonly AccountPanelName[]

/** `names`: which lists there are; `current` is the state's number of the open one; `onOpen` hears what is opened. */
export type AccountTabsProps = {
  names: readonly AccountPanelName[]
  current: number
  onOpen?: (name: AccountPanelName) => void
}

/** The lists of the account side by side; one that is open is open again when the account is come back to. */
export function AccountTabs({ names, current, onOpen }: AccountTabsProps) {
  const kit = useKit()
  const { t } = useMessages()
  return (
    <Tabs
      label={t('account.lists')}
      items={names.map((name) => ({ value: name, label: t(`account.${name}`), panel: <AccountPanel name={name} /> }))}
      value={TABS[current] ?? 'tokens'}
      onValueChange={(name) => {
        setCurrentTab(kit, TABS.indexOf(name))
        onOpen?.(name)
      }}
    />
  )
}
