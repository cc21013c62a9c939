'use client'

import { type Account, selectAccount, selectActiveNetwork } from '@bowline/kit-core'
import { useCallback, useId } from 'react'
import { ScrollArea } from '../../../components/scroll-area.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { VirtualRows } from '../../shared/list/virtual-rows/virtual-rows.js'
import { AccountOption } from './account-option.js'
import { getAccountTypeName } from './account-types.js'
import { showAccount } from './show-account.js'
import { useListboxKeyboard } from './use-listbox-keyboard.js'
import { useSwitchAccount } from './use-switch-account.js'

/** Height of a row before it is measured, in px. */
const ROW_HEIGHT = 64

/**
 * Accounts of the active namespace's wallet, in Profile and SwitchAddress. A press on an account makes it active and opens
 * Account.
 *
 * The listbox references its options with `aria-owns` instead of containing them, because the buttons next to an option must
 * not be part of the listbox.
 */
export function AccountList({ isDisabled = false }: { isDisabled?: boolean }) {
  const kit = useKit()
  const { t } = useMessages()
  const id = useId()
  const { allAccounts, address } = useKitState((state) => selectAccount(state))
  const networkId = useKitState((state) => selectActiveNetwork(state)?.caipNetworkId)
  const { switchTo, switching } = useSwitchAccount(() => showAccount(kit))
  const activeIndex = allAccounts.findIndex((account) => account.address === address)
  const keys = useListboxKeyboard({ count: allAccounts.length, first: Math.max(0, activeIndex) })
  const pick = (picked: string) => (picked === address ? showAccount(kit) : switchTo(picked))
  const optionId = (account: Account) => `${id}-${account.address}`

  // An address has a different balance on each network.
  const keyOf = useCallback((account: Account) => `${networkId}/${account.address}`, [networkId])
  return (
    <ScrollArea className="bl:-m-1 bl:max-h-[470px] bl:scroll-py-6 bl:p-1">
      <div role="listbox" aria-label={t('accounts.list')} aria-owns={allAccounts.map(optionId).join(' ')} />
      <div {...keys.list}>
        <VirtualRows as="div" rows={allAccounts} keyOf={keyOf} guess={ROW_HEIGHT} kept={keys.kept}>
          {(account, index) => (
            <div className="bl:pb-2">
              <AccountOption
                id={optionId(account)}
                account={account}
                typeName={getAccountTypeName(account, allAccounts)}
                index={index}
                count={allAccounts.length}
                isStop={index === keys.stop}
                isSwitching={switching === account.address}
                isDisabled={isDisabled || switching !== undefined}
                onPick={pick}
              />
            </div>
          )}
        </VirtualRows>
      </div>
    </ScrollArea>
  )
}
