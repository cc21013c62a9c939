'use client'

import { type Connector, type KitState, selectWalletRows, type WalletRow } from '@bowline/kit-core'
import { prepareConnect, push, track } from '@bowline/kit-core/actions'
import { useKit, useSlots } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { parseExternalAddress } from '../../parts/external-address.js'
import { useLegalConsent } from './use-legal-consent.js'

/** A row of the list: a wallet to connect, or one that the app suggests and that is not in this browser. */
export type ShownWallet = Pick<WalletRow, 'key' | 'name' | 'imageUrl' | 'isAnnounced' | 'isInstalled'> &
  (
    | { readonly choose: () => void; readonly prepare: () => void; readonly homepage?: undefined }
    | { readonly homepage: string; readonly choose?: undefined; readonly prepare?: undefined }
  )

/** What the Connect view shows: wallets, that it looks for some, that there is none, or that no way is switched on. */
export function useConnectView() {
  const kit = useKit()
  const { enableWallets, enableWalletGuide, projectId } = kit.config
  const rows = useKitState((state) => selectWalletRows(state, kit.config))
  const isBooting = useKitState(({ lifecycle }) => lifecycle === 'booting')
  const hasBranding = useKitState(({ config }) => config.remoteFeatures.branding)
  const legal = useLegalConsent()
  const { Logo } = useSlots()

  const wallets = rows.flatMap(({ connector, wallet, ...row }): ShownWallet[] => {
    const homepage = wallet?.homepage && parseExternalAddress(wallet.homepage)
    if (!connector) return homepage ? [{ ...row, homepage }] : []
    const choose = () => {
      const { name } = row
      track(kit, { type: 'track', event: 'SELECT_WALLET', properties: { name, platform: 'browser' } })
      push(kit, { view: 'ConnectingExternal', data: { connector: singleOf(connector, kit.getState()) } })
    }
    const prepare = () => prepareConnect(kit, { namespace: singleOf(connector, kit.getState()).chain })
    return [{ ...row, choose, prepare }]
  })
  const isLooking = isBooting && projectId !== ''
  const list = !enableWallets ? 'off' : wallets.length > 0 ? 'wallets' : isLooking ? 'looking' : 'none'
  const guide = enableWallets && enableWalletGuide ? () => push(kit, { view: 'WhatIsAWallet' }) : undefined

  return { list, wallets, guide, legal, Logo, hasBranding } as const
}

/** Of a wallet that is there in several namespaces, the one of the namespace the visitor looks at. */
function singleOf(connector: Connector, { network }: KitState): Connector {
  const { connectors = [] } = connector
  return connectors.find(({ chain }) => chain === network.activeNamespace) ?? connectors[0] ?? connector
}
