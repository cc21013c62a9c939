'use client'

import { DappPanel } from './dapp-panel'
import { useWagmiDapp } from './use-wagmi-dapp'
import { WagmiConnect } from './wagmi-connect'

/** The dApp of a host with wagmi. */
export function WagmiDappPanel() {
  return (
    <>
      <DappPanel dapp={useWagmiDapp()} library="wagmi’s hooks" />
      <WagmiConnect />
    </>
  )
}
