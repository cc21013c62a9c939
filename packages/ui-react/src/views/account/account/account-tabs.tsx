'use client'

import { setCurrentTab } from '@bowline/kit-core/actions'
import type { ComponentType } from 'react'
import { Tabs } from '../../../components/tabs.js'
import { useKit } from '../../../kit/use-kit.js'
import { useMessages } from '../../../kit/use-messages.js'
import { ActivityList } from '../../activity/transactions/activity-list.js'
import { trackActivityOpened } from '../../activity/transactions/track-activity-opened.js'
import { NftList } from '../nfts/nft-list.js'
import { TokenList } from '../tokens/token-list.js'

/** Name of a list in the Account view. */
export type AccountListName = 'tokens' | 'nfts' | 'activity'

/** Lists by the tab index that the state stores. */
const TABS = ['tokens', 'nfts', 'activity'] as const satisfies readonly AccountListName[]

const LISTS: Readonly<Record<AccountListName, ComponentType<{ isInline?: boolean }>>> = {
  tokens: TokenList,
  nfts: NftList,
  activity: ActivityList,
}

/** `names`: the lists to show; `current` is the tab index from the state. */
export type AccountTabsProps = { names: readonly AccountListName[]; current: number }

/** Tabs of Account with the account's tokens, NFTs and activity. The kit's state remembers the open tab. */
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
