/**
 * A connected wallet of Wallet Standard. Such a wallet has chains but is on none: the network is the app's choice among
 * them, and each request names it.
 *
 * In      wallet      as it was found; its events are heard until `stop`
 *         accounts    that it opened
 *         caipNetworkId   to begin with
 *         emit        told of other accounts, other networks, and the end
 *         onGone      the wallet ended the connection
 *         onUnauthorized   the wallet responded 4100
 * Throws  as LiveWallet
 * Source  Wallet Standard; spec R-ADPT-12, -13, -20, -100, -101, R-CONN-102, R-CONN-236, R-SIWX-60
 */
import {
  type AdapterEvent,
  type CaipNetworkId,
  CapabilityMissingError,
  ChainNotSupportedError,
  type Network,
  WalletRequestError,
} from '@bowline/kit-core'
import { accountSupportsFeature, disconnectWallet, getWalletErrorDetails, safeGet } from '@bowline/kit-core/adapter'
import { base58 } from '@scure/base'
import type * as z from 'zod/mini'
import type { InstalledWallet } from '../discovery/discovery.js'
import { chainsOf, type FeatureName, featureOf, onWalletChange } from '../discovery/standard-wallet.js'
import { loadTransactions } from '../transaction/load-transactions.js'
import type { LiveWallet, SendOptions } from './live-wallet.js'
import { withFirst } from './move-to-front.js'
import { requestWallet } from './request-wallet.js'
import { sentTransactionsSchema, signedMessagesSchema, signedTransactionsSchema } from './response-schemas.js'
import { isUnreadable, readAccounts, type StandardAccount, toConnectionAccounts } from './standard-accounts.js'
import { chainFor, isMain, networksOf } from './standard-chains.js'

const UNAUTHORISED = 4100
const SENDING = 'solana:signAndSendTransaction'

/** What a connected wallet is made of. */
export type InstalledWalletParts = {
  readonly wallet: InstalledWallet
  readonly accounts: readonly StandardAccount[]
  readonly caipNetworkId: CaipNetworkId
  readonly networks: () => readonly Network[]
  readonly emit: (event: AdapterEvent) => void
  /** The network in use is another one. */
  readonly onMove: (caipNetworkId: CaipNetworkId) => void
  readonly onGone: () => void
  /** The wallet says that the app may not ask what it asked. */
  readonly onUnauthorized: () => void
}

/** Makes the connected wallet and begins to hear it. */
export function createInstalledWallet(parts: InstalledWalletParts): LiveWallet {
  const { wallet, networks, emit, onMove, onGone, onUnauthorized } = parts
  const { id: connectorId, name, icon, source } = wallet
  let { accounts, caipNetworkId } = parts
  let used: string | undefined
  const approved = () => networksOf(chainsOf(source), networks())
  let told = approved().join()

  const connection = () => ({
    connectorId,
    accounts: withFirst(toConnectionAccounts(accounts), used),
    caipNetworkId,
    name,
    ...(icon !== undefined && { icon }),
    approvedCaipNetworkIds: approved(),
  })

  function go(next: CaipNetworkId): void {
    if (next === caipNetworkId) return
    caipNetworkId = next
    onMove(next)
    emit({ type: 'switchNetwork', connectorId, caipNetworkId })
  }

  function follow(next = readAccounts(safeGet(source, 'accounts'), source)): void {
    if (next.length === 0 && isUnreadable(safeGet(source, 'accounts'), source)) return
    const [firstNetwork] = approved()
    if (next.length === 0 || firstNetwork === undefined) {
      onGone()
      return
    }
    const isOther = used !== undefined || textOf(next) !== textOf(accounts)
    accounts = next
    used = undefined
    if (isOther) emit({ type: 'accountChanged', connectorId, accounts: toConnectionAccounts(next) })
    if (approved().join() === told) return
    told = approved().join()
    emit({ type: 'connections', connections: [connection()] })
    if (!approved().includes(caipNetworkId)) go(firstNetwork)
  }

  function openAccount(address: string): StandardAccount {
    const account = accounts.find((candidate) => candidate.address === address)
    if (account === undefined) throw new WalletRequestError('The wallet hasn’t shared this account', UNAUTHORISED)
    return account
  }

  const accountOf = (address: string) => openAccount(address).source

  function chainOf(network: CaipNetworkId): string {
    const chain = chainFor(chainsOf(source), network)
    if (chain === undefined) throw new ChainNotSupportedError()
    return chain
  }

  async function ask<T>(name: FeatureName, schema: z.ZodMiniType<T>, ...inputs: readonly unknown[]): Promise<T> {
    try {
      return await requestWallet(source, name, schema, ...inputs)
    } catch (error) {
      if (getWalletErrorDetails(error).codes.includes(UNAUTHORISED)) onUnauthorized()
      throw error
    }
  }

  return {
    connectorId,
    source,
    isInstalled: true,
    connection,
    caipNetworkId: () => caipNetworkId,
    use(address) {
      used = address
    },
    moveTo(network) {
      chainOf(network.caipNetworkId)
      go(network.caipNetworkId)
    },
    async signMessage({ address }, message) {
      const { source: account, canSignMessages } = openAccount(address)
      if (!canSignMessages) throw new CapabilityMissingError('solana', 'signMessage')
      const input = { account, message }
      const [{ signature }] = await ask('solana:signMessage', signedMessagesSchema, input)
      return signature
    },
    async signTransactions({ address, caipNetworkId: network }, wires) {
      const [account, chain] = [accountOf(address), chainOf(network)]
      for (const wire of wires) await assertVersion(source, 'solana:signTransaction', wire)
      const inputs = wires.map((transaction) => ({ account, chain, transaction }))
      const signed = await ask('solana:signTransaction', signedTransactionsSchema, ...inputs)
      if (signed.length !== wires.length) {
        throw new WalletRequestError('', undefined, new Error('The wallet did not sign every transaction'))
      }
      return signed.map(({ signedTransaction }) => signedTransaction)
    },
    /** A wallet may send by a setting of its own, whatever it is told: off the main network one that can only signs. */
    canSend({ address, caipNetworkId: network }) {
      const account = accountOf(address)
      const offers = (name: FeatureName) =>
        featureOf(source, name) !== undefined && accountSupportsFeature(account, name)
      return offers(SENDING) && (isMain(network) || !offers('solana:signTransaction'))
    },
    async prepareSend({ address, caipNetworkId: network }, transaction, options) {
      await assertVersion(source, SENDING, transaction)
      const input = { account: accountOf(address), chain: chainOf(network), transaction, options: toOptions(options) }
      return async () => {
        const [{ signature }] = await ask(SENDING, sentTransactionsSchema, input)
        return base58.encode(signature)
      }
    },
    follow,
    stop: onWalletChange(source, () => follow()),
    leave: () => disconnectWallet(() => featureOf(source, 'standard:disconnect')?.call()),
  }
}

const textOf = (accounts: readonly StandardAccount[]) =>
  accounts.map(({ address, canSignMessages }) => `${address} ${canSignMessages}`).join()

function toOptions({
  preflightCommitment = 'confirmed',
  ...others
}: SendOptions): SendOptions & { commitment: string } {
  return { commitment: 'confirmed', preflightCommitment, ...others }
}

/** A wallet that says what versions it takes is not handed others, which some would sign wrongly. */
async function assertVersion(
  wallet: object,
  name: 'solana:signTransaction' | typeof SENDING,
  wire: Uint8Array,
): Promise<void> {
  const versions = featureOf(wallet, name)?.versions ?? []
  const { versionOf } = await loadTransactions()
  const version = versionOf(wire)
  if (versions.length === 0 || versions.includes(version)) return
  const kind = version === 'legacy' ? 'legacy transactions' : `transactions of version ${version}`
  throw new WalletRequestError(`The wallet does not support ${kind}`)
}
