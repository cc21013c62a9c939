/**
 * A connected Wallet Standard wallet. Such a wallet supports chains but is not on one: the app chooses the network, and each
 * request names it.
 *
 * In      wallet           as discovered; its events are handled until `stop`
 *         accounts         that it shared
 *         caipNetworkId    the first network
 *         emit             called when accounts or networks change, and when the connection ends
 *         onDisconnect     called when the wallet ended the connection
 *         onUnauthorized   called when the wallet responded with 4100
 * Throws  as LiveWallet
 * Source  Wallet Standard; spec R-ADPT-12, -13, -20, -100, -101, R-CONN-102, R-CONN-236, R-SIWX-60
 */
import type { AdapterEvent, CaipNetworkId, Network } from '@bowline/kit-core'
import { accountSupportsFeature, disconnectWallet, getWalletErrorDetails, safeGet } from '@bowline/kit-core/adapter'
import { CapabilityMissingError, ChainNotSupportedError, WalletRequestError } from '@bowline/kit-core/errors'
import { base58 } from '@scure/base'
import type * as v from 'valibot'
import type { InstalledWallet } from '../discovery/discovery.js'
import { type FeatureName, getChains, getFeature, onWalletChange } from '../discovery/standard-wallet.js'
import { loadTransactions } from '../transaction/load-transactions.js'
import type { LiveWallet, SendOptions } from './live-wallet.js'
import { moveToFront } from './move-to-front.js'
import { requestWallet } from './request-wallet.js'
import { sentTransactionsSchema, signedMessagesSchema, signedTransactionsSchema } from './response-schemas.js'
import { isUnreadable, parseAccounts, type StandardAccount, toConnectionAccounts } from './standard-accounts.js'
import { getChainName, getNetworks, isMainnet } from './standard-chains.js'

const UNAUTHORIZED = 4100
const SEND_FEATURE = 'solana:signAndSendTransaction'

/** What `createInstalledWallet` needs. */
export type InstalledWalletParams = {
  readonly wallet: InstalledWallet
  readonly accounts: readonly StandardAccount[]
  readonly caipNetworkId: CaipNetworkId
  readonly networks: () => readonly Network[]
  readonly emit: (event: AdapterEvent) => void
  /** Called when the active network changes. */
  readonly onNetworkChange: (caipNetworkId: CaipNetworkId) => void
  readonly onDisconnect: () => void
  /** Called when the wallet responds that the app is not authorized. */
  readonly onUnauthorized: () => void
}

/** Creates the connected wallet and starts to handle its events. */
export function createInstalledWallet(parts: InstalledWalletParams): LiveWallet {
  const { wallet, networks, emit, onNetworkChange, onDisconnect, onUnauthorized } = parts
  const { id: connectorId, name, icon, source } = wallet
  let { accounts, caipNetworkId } = parts
  let chosenAddress: string | undefined
  const approved = () => getNetworks(getChains(source), networks())
  let reportedNetworks = approved().join()

  const connection = () => ({
    connectorId,
    accounts: moveToFront(toConnectionAccounts(accounts), chosenAddress),
    caipNetworkId,
    name,
    ...(icon !== undefined && { icon }),
    approvedCaipNetworkIds: approved(),
  })

  function setNetwork(next: CaipNetworkId): void {
    if (next === caipNetworkId) return
    caipNetworkId = next
    onNetworkChange(next)
    emit({ type: 'switchNetwork', connectorId, caipNetworkId })
  }

  function follow(next = parseAccounts(safeGet(source, 'accounts'), source)): void {
    if (next.length === 0 && isUnreadable(safeGet(source, 'accounts'), source)) return
    const [firstNetwork] = approved()
    if (next.length === 0 || firstNetwork === undefined) {
      onDisconnect()
      return
    }
    const isChanged = chosenAddress !== undefined || toComparable(next) !== toComparable(accounts)
    accounts = next
    chosenAddress = undefined
    if (isChanged) emit({ type: 'accountChanged', connectorId, accounts: toConnectionAccounts(next) })
    if (approved().join() === reportedNetworks) return
    reportedNetworks = approved().join()
    emit({ type: 'connections', connections: [connection()] })
    if (!approved().includes(caipNetworkId)) setNetwork(firstNetwork)
  }

  function getAccount(address: string): StandardAccount {
    const account = accounts.find((candidate) => candidate.address === address)
    if (account === undefined) throw new WalletRequestError('The wallet hasn’t shared this account', UNAUTHORIZED)
    return account
  }

  const getAccountSource = (address: string) => getAccount(address).source

  function getChain(network: CaipNetworkId): string {
    const chain = getChainName(getChains(source), network)
    if (chain === undefined) throw new ChainNotSupportedError()
    return chain
  }

  async function request<T>(
    name: FeatureName,
    schema: v.GenericSchema<unknown, T>,
    ...inputs: readonly unknown[]
  ): Promise<T> {
    try {
      return await requestWallet(source, name, schema, ...inputs)
    } catch (error) {
      if (getWalletErrorDetails(error).codes.includes(UNAUTHORIZED)) onUnauthorized()
      throw error
    }
  }

  return {
    connectorId,
    source,
    isInstalled: true,
    connection,
    caipNetworkId: () => caipNetworkId,
    setActiveAccount(address) {
      chosenAddress = address
    },
    setNetwork(network) {
      getChain(network.caipNetworkId)
      setNetwork(network.caipNetworkId)
    },
    async signMessage({ address }, message) {
      const { source: account, canSignMessages } = getAccount(address)
      if (!canSignMessages) throw new CapabilityMissingError('solana', 'signMessage')
      const input = { account, message }
      const [{ signature }] = await request('solana:signMessage', signedMessagesSchema, input)
      return signature
    },
    async signTransactions({ address, caipNetworkId: network }, wires) {
      const [account, chain] = [getAccountSource(address), getChain(network)]
      for (const wire of wires) await assertVersion(source, 'solana:signTransaction', wire)
      const inputs = wires.map((transaction) => ({ account, chain, transaction }))
      const signed = await request('solana:signTransaction', signedTransactionsSchema, ...inputs)
      if (signed.length !== wires.length) {
        throw new WalletRequestError('', undefined, new Error('The wallet did not sign every transaction'))
      }
      return signed.map(({ signedTransaction }) => signedTransaction)
    },
    /**
     * A wallet may send to the network that its settings name and ignore `chain`. So off mainnet, a wallet that can also
     * only sign does not send.
     */
    canSend({ address, caipNetworkId: network }) {
      const account = getAccountSource(address)
      const hasFeature = (name: FeatureName) =>
        getFeature(source, name) !== undefined && accountSupportsFeature(account, name)
      return hasFeature(SEND_FEATURE) && (isMainnet(network) || !hasFeature('solana:signTransaction'))
    },
    async prepareSend({ address, caipNetworkId: network }, transaction, options) {
      await assertVersion(source, SEND_FEATURE, transaction)
      const input = {
        account: getAccountSource(address),
        chain: getChain(network),
        transaction,
        options: toOptions(options),
      }
      return async () => {
        const [{ signature }] = await request(SEND_FEATURE, sentTransactionsSchema, input)
        return base58.encode(signature)
      }
    },
    updateAccounts: follow,
    stop: onWalletChange(source, () => follow()),
    disconnect: () => disconnectWallet(() => getFeature(source, 'standard:disconnect')?.call()),
  }
}

const toComparable = (accounts: readonly StandardAccount[]) =>
  accounts.map(({ address, canSignMessages }) => `${address} ${canSignMessages}`).join()

function toOptions({
  preflightCommitment = 'confirmed',
  ...others
}: SendOptions): SendOptions & { commitment: string } {
  return { commitment: 'confirmed', preflightCommitment, ...others }
}

/** Rejects versions that the wallet does not list: some wallets sign those incorrectly. */
async function assertVersion(
  wallet: object,
  name: 'solana:signTransaction' | typeof SEND_FEATURE,
  wire: Uint8Array,
): Promise<void> {
  const versions = getFeature(wallet, name)?.versions ?? []
  const { getVersion } = await loadTransactions()
  const version = getVersion(wire)
  if (versions.length === 0 || versions.includes(version)) return
  const kind = version === 'legacy' ? 'legacy transactions' : `transactions of version ${version}`
  throw new WalletRequestError(`The wallet does not support ${kind}`)
}
