'use client'

import { selectReceivingAccounts, selectReceivingNetworks } from '@bowline/kit-core'
import { push, watchContractAccount } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useWatch } from '../../../kit/use-watch.js'

/** Addresses of the active account's wallet to receive with, the networks of each, and a function that lists all of these. */
export function useWalletReceiveView() {
  const kit = useKit()
  useWatch(watchContractAccount)
  const state = useKitState((current) => current)
  const [picked, setPicked] = useState<string>()
  const addresses = selectReceivingAccounts(state).map((account) => ({
    address: account.address,
    purpose: account.type ?? 'eoa',
    networks: selectReceivingNetworks(state, account),
  }))
  return {
    addresses,
    shown: picked ?? addresses[0]?.purpose ?? '',
    show: setPicked,
    openNetworks: () => push(kit, { view: 'WalletCompatibleNetworks' }),
  }
}
