/**
 * What pairing requests of the families that the kit describes itself, and the rules that apply to a namespace.
 *
 * Source  spec R-CONN-38 (events), R-CONN-39 (methods)
 */
import { getFamily } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { ProposedNamespace } from '../../core/adapter/transport.js'

/** Events of all families. */
const EVENTS = ['accountsChanged', 'chainChanged']

const METHODS: Readonly<Partial<Record<Namespace, readonly string[]>>> = {
  eip155: [
    'eth_accounts',
    'eth_requestAccounts',
    'eth_sign',
    'personal_sign',
    'eth_signTypedData',
    'eth_signTypedData_v4',
    'eth_signTransaction',
    'eth_sendTransaction',
    'eth_sendRawTransaction',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_watchAsset',
    'wallet_getCapabilities',
    'wallet_sendCalls',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_getAssets',
  ],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
  ],
  polkadot: ['polkadot_signMessage', 'polkadot_signTransaction'],
  bip122: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  cosmos: ['cosmos_getAccounts', 'cosmos_signAmino', 'cosmos_signDirect'],
}

/** Events of single families. */
const MORE_EVENTS: Readonly<Partial<Record<Namespace, readonly string[]>>> = { bip122: ['bip122_addressesChanged'] }

/** What pairing requests in a namespace. */
export function getPairingRules(namespace: Namespace): Pick<ProposedNamespace, 'methods' | 'events'> {
  const { methods, events } = getFamily(namespace).pairing ?? {}
  return {
    methods: methods ?? METHODS[namespace] ?? [],
    events: [...EVENTS, ...(events ?? MORE_EVENTS[namespace] ?? [])],
  }
}
