'use client'

import { setCurrentTab } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'
import { useMessages } from '../../kit/use-messages.js'
import { Tabs } from '../../parts/tabs.js'
import { tellActivityOpened } from '../transactions/open-transactions.js'
import { AccountPanel } from './account-panel.js'
import type { AccountPanelName } from './account-panels.js'

/** What the number of the open tab in the state means. */
const TABS = ['tokens', 'nfts', 'activity'] as const satisfies readonly AccountPanelName[]

/** `names`: which lists there are; `current` is the state's number of the open one. */
export type AccountTabsProps = { names: readonly AccountPanelName[]; current: number }

/** The lists of the account side by side; one that is open is open again when the account is come back to. */
export function AccountTabs({ names, current }: AccountTabsProps) {
  const kit = useKit()
  const { t } = useMessages()
  return (
    <Tabs
      label={t('account.lists')}
      items={names.map((name) => ({ value: name, label: t(`account.${name}`), panel: <AccountPanel name={name} /> }))}
      value={TABS[current] ?? 'tokens'}
      onValueChange={(name) => {
        setCurrentTab(kit, TABS.indexOf(name))
        if (name === 'activity') tellActivityOpened(kit)
      }}
    />
  )
}
