'use client'

import { DappPanel } from './dapp-panel'
import { useKitDapp } from './use-kit-dapp'

/** The dApp of a host without wagmi. */
export function KitDappPanel() {
  return <DappPanel dapp={useKitDapp()} library="the kit’s actions and viem" />
}
