'use client'

import { setCurrentTab } from '@bowline/kit-core/actions'
import type { ComponentType } from 'react'
import { Tabs } from '../../components/tabs.js'
import { useKit } from '../../kit/use-kit.js'
import { useMessages } from '../../kit/use-messages.js'
import { NftList } from '../nfts/nft-list.js'
import { TokenList } from '../tokens/token-list.js'
import { ActivityList } from '../transactions/activity-list.js'
import { trackActivityOpened } from '../transactions/track-activity-opened.js'

/** A list of the account. */
export type AccountListName = 'tokens' | 'nfts' | 'activity'

/** What the number of the open tab in the state means. */
const TABS = ['tokens', 'nfts', 'activity'] as const satisfies readonly AccountListName[]

const LISTS: Readonly<Record<AccountListName, ComponentType<{ isInline?: boolean }>>> = {
  tokens: TokenList,
  nfts: NftList,
  activity: ActivityList,
}

/** `names`: which lists there are; `current` is the state's number of the open one. */
export type AccountTabsProps = { names: readonly AccountListName[]; current: number }

/** The lists of the account side by side; one that is open is open again when the account is come back to. */
export function AccountTabs({ names, current }: AccountTabsProps) {
  const kit = useKit()
  const { t } = useMessages()
  return (
    <Tabs
      label={t('account.lists')}
      items={names.map((name) => {
        const List = LISTS[name]
        return { value: name, label: t(`account.${name}`), panel: <List isInline /> }
      })}
      value={TABS[current] ?? 'tokens'}
      onValueChange={(name) => {
        setCurrentTab(kit, TABS.indexOf(name))
        if (name === 'activity') trackActivityOpened(kit)
      }}
    />
  )
}
