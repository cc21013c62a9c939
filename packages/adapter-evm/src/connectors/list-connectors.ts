/**
 * Lists every connector that the adapter can offer now.
 *
 * In      announced          wallets that announced themselves
 *         browserWallet      the legacy injected provider, where it may be offered; omitted if a host row has its rdns
 *         isSafeApp          the page runs inside a Safe: nothing else is offered
 *         host               rows of a host's own wagmi configuration
 *         sdkWallets         wallets reached through their own SDK
 *         enableCoinbase     false hides Coinbase Wallet, whether announced, from the host or through its SDK
 * Out     connectors, plain data, each wallet once
 * Source  spec R-CONN-03, -05, -103 to -105, R-CFG-09, R-ADPT-24
 */
import type { Connector } from '@bowline/kit-core'
import type { AnnouncedWallet } from '../discovery/announcements.js'
import { BROWSER_WALLET_ID, BROWSER_WALLET_NAME, type BrowserWallet } from '../discovery/browser-wallet.js'
import { SAFE_ID } from '../discovery/safe-app.js'
import type { SdkWallet } from '../sdk/sdk-wallet.js'

/** Sources of connectors. */
export type ConnectorSources = {
  readonly announced: readonly AnnouncedWallet[]
  readonly browserWallet: BrowserWallet | undefined
  readonly isSafeApp: boolean
  readonly host: readonly Connector[]
  readonly sdkWallets: readonly SdkWallet[]
  readonly enableCoinbase: boolean
}

/** Coinbase Wallet's rdns, and the ids of wagmi's two connectors for it. */
const COINBASE_IDS: ReadonlySet<string> = new Set(['com.coinbase.wallet', 'coinbaseWallet', 'coinbaseWalletSDK'])

/** Returns the connectors in the order of their sources. */
export function listConnectors({
  announced,
  browserWallet,
  isSafeApp,
  host,
  sdkWallets,
  enableCoinbase,
}: ConnectorSources): readonly Connector[] {
  const isSafe = ({ id }: Connector) => id === SAFE_ID
  if (isSafeApp) return [host.find(isSafe) ?? { id: SAFE_ID, name: 'Safe', type: 'EXTERNAL', chain: 'eip155' }]
  const rows: Connector[] = announced.map(({ id, rdns, name, icon }) => ({
    id,
    name,
    type: 'ANNOUNCED',
    chain: 'eip155',
    info: { rdns },
    ...(icon !== undefined && { imageUrl: icon }),
  }))
  const { rdns } = browserWallet ?? {}
  // The host's own row for the same wallet has a better name.
  if (browserWallet && !(rdns && host.some(({ info }) => info?.rdns === rdns))) {
    rows.push({
      ...{ id: BROWSER_WALLET_ID, name: BROWSER_WALLET_NAME, type: 'INJECTED', chain: 'eip155' },
      ...(rdns && { info: { rdns } }),
    })
  }
  // Outside a Safe its connector has no page to talk to.
  rows.push(...host.filter((row) => !isSafe(row)))
  rows.push(...sdkWallets.map(({ id, name }): Connector => ({ id, name, type: 'EXTERNAL', chain: 'eip155' })))
  return enableCoinbase ? rows : rows.filter((row) => !isCoinbase(row))
}

function isCoinbase({ id, info }: Connector): boolean {
  return COINBASE_IDS.has(id) || COINBASE_IDS.has(info?.rdns ?? '')
}
