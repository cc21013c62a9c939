/**
 * A connected paired wallet. A session approves several networks at once. The app chooses among them until the wallet reports
 * another network.
 *
 * In      session              its events are handled until `stop`
 *         caipNetworkId        the first network, if the wallet approved it
 *         emit, onDisconnect   called on changes, and when the session ends
 * Throws  PairingEmptyError    the session holds no Solana account; as LiveWallet
 * Source  spec R-CONN-39, -41, -102; the Solana methods of the pairing protocol
 */
import type { AdapterEvent, CaipNetworkId, Connection, ConnectionAccount, PairedSession } from '@bowline/kit-core'
import {
  createPairedRequestChannel,
  disconnectWallet,
  getPairedAccounts,
  getSessionChange,
  getSessionConnectorId,
  parseResponse,
  toPairedConnection,
} from '@bowline/kit-core/adapter'
import {
  CapabilityMissingError,
  ChainNotSupportedError,
  PairingEmptyError,
  WalletRequestError,
} from '@bowline/kit-core/errors'
import { base58, base64 } from '@scure/base'
import * as v from 'valibot'
import { isSolanaAddress } from '../chain/address.js'
import { loadTransactions } from '../transaction/load-transactions.js'
import type { LiveWallet, SigningAccount } from '../wallet/live-wallet.js'
import { moveToFront } from '../wallet/move-to-front.js'
import { parseWalletError } from '../wallet/parse-wallet-error.js'
import { allSignedResponseSchema, signatureResponseSchema, signedResponseSchema } from './paired-response-schemas.js'
import type { StoredAccount } from './stored-account.js'

/** What `createPairedWallet` needs. */
export type PairedWalletParams = {
  readonly session: PairedSession
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly emit: (event: AdapterEvent) => void
  /** Stores the active account of the session. */
  readonly memory: StoredAccount
  readonly onDisconnect: () => void
}

/** A request to a paired wallet. */
type PairedRequest<T> = {
  readonly caipNetworkId: CaipNetworkId
  readonly method: string
  readonly params: unknown
  readonly schema: v.GenericSchema<unknown, T>
}

/** Creates the connected wallet and starts to handle its events. */
export function createPairedWallet({
  session,
  caipNetworkId: requested,
  emit,
  memory,
  onDisconnect,
}: PairedWalletParams): LiveWallet {
  const channel = createPairedRequestChannel(session)
  const connectorId = getSessionConnectorId(session)
  let network = getStartNetwork(session, requested)
  let accounts = moveToFront(getAccounts(session, network), memory.restore())
  let isUserChoice = false
  let reportedNetworks = getApprovedNetworks(session).join()
  if (accounts.length === 0) throw new PairingEmptyError()

  const connection = (): Connection => ({
    ...toPairedConnection(session, 'solana', network),
    caipNetworkId: network,
    accounts,
  })

  function setNetwork(next: CaipNetworkId): void {
    if (next === network) return
    network = next
    emit({ type: 'switchNetwork', connectorId, caipNetworkId: next })
  }

  /** Updates the accounts. The active account stays active until the wallet reports another. */
  function updateAccounts(active = accounts[0]?.address, isForced = false): void {
    const next = moveToFront(getAccounts(session, network), active)
    const isChanged =
      isForced || next.map(({ address }) => address).join() !== accounts.map(({ address }) => address).join()
    accounts = next
    if (next[0] !== undefined) memory.store(next[0].address)
    if (isChanged) emit({ type: 'accountChanged', connectorId, accounts })
  }

  function handleChange(change: ReturnType<typeof getSessionChange>, active?: string): void {
    if (change === undefined) return
    if (change === 'ended' || getAccounts(session, change).length === 0) {
      onDisconnect()
      return
    }
    const isChanged = getApprovedNetworks(session).join() !== reportedNetworks
    reportedNetworks = getApprovedNetworks(session).join()
    setNetwork(change)
    updateAccounts(active, isUserChoice && active !== undefined)
    if (active !== undefined) isUserChoice = false
    if (isChanged) emit({ type: 'connections', connections: [connection()] })
  }

  const hasMethod = (method: string) => {
    const approved = session.namespaces().solana?.methods ?? []
    return approved.length === 0 || approved.includes(method)
  }

  async function request<T>({ method, schema, ...rest }: PairedRequest<T>): Promise<T> {
    if (!hasMethod(method)) throw new CapabilityMissingError('solana', method)
    const response = await channel.request({ method, ...rest }).catch((error: unknown) => {
      throw parseWalletError(error)
    })
    return parseResponse(method, v.parser(schema), response)
  }

  async function signOne({ address, caipNetworkId }: SigningAccount, wire: Uint8Array): Promise<Uint8Array> {
    const params = { transaction: base64.encode(wire), pubkey: address }
    const method = 'solana_signTransaction'
    const response = await request({ caipNetworkId, method, params, schema: signedResponseSchema })
    if ('transaction' in response) return response.transaction
    return (await loadTransactions()).withSignature(wire, address, response.signature)
  }

  const stopEvents = session.onEvent((event) => {
    const first = event.type === 'accounts' ? getAccounts(session, network)[0]?.address : undefined
    handleChange(getSessionChange(event, session, 'solana', network), first)
  }, 'solana')
  return {
    connectorId,
    source: session,
    isInstalled: false,
    connection,
    caipNetworkId: () => network,
    setActiveAccount(address) {
      accounts = moveToFront(accounts, address)
      isUserChoice = true
      if (accounts[0] !== undefined) memory.store(accounts[0].address)
    },
    setNetwork({ caipNetworkId }) {
      if (!getApprovedNetworks(session).includes(caipNetworkId)) throw new ChainNotSupportedError()
      setNetwork(caipNetworkId)
      updateAccounts()
    },
    async signMessage({ address, caipNetworkId }, message) {
      const params = { message: base58.encode(message), pubkey: address }
      const method = 'solana_signMessage'
      return (await request({ caipNetworkId, method, params, schema: signatureResponseSchema })).signature
    },
    async signTransactions(account, wires) {
      const method = 'solana_signAllTransactions'
      if (wires.length > 1 && hasMethod(method)) {
        const { caipNetworkId, address } = account
        const params = { transactions: wires.map((wire) => base64.encode(wire)), pubkey: address }
        const { transactions } = await request({ caipNetworkId, method, params, schema: allSignedResponseSchema })
        if (transactions.length === wires.length) return transactions
        throw new WalletRequestError('', undefined, new Error('The wallet did not sign every transaction'))
      }
      const signed: Uint8Array[] = []
      for (const wire of wires) signed.push(await signOne(account, wire))
      return signed
    },
    canSend: () => hasMethod('solana_signAndSendTransaction'),
    async prepareSend({ address, caipNetworkId }, wire, { preflightCommitment = 'confirmed', ...others }) {
      const sendOptions = { preflightCommitment, ...others }
      const params = { transaction: base64.encode(wire), pubkey: address, sendOptions }
      const method = 'solana_signAndSendTransaction'
      return async () => {
        const { signature } = await request({ caipNetworkId, method, params, schema: signatureResponseSchema })
        return base58.encode(signature)
      }
    },
    stop() {
      stopEvents()
      channel.end()
    },
    /** The connection ends at once; a relay that cannot be reached must not keep the user connected. */
    disconnect() {
      memory.clear()
      return disconnectWallet(() => session.end())
    },
  }
}

/** Networks the wallet approved, by chain id or through an account on them. */
function getApprovedNetworks(session: PairedSession): readonly CaipNetworkId[] {
  return session.namespaces().solana?.caipNetworkIds ?? []
}

function getStartNetwork(session: PairedSession, requested: CaipNetworkId | undefined): CaipNetworkId {
  const { caipNetworkId } = toPairedConnection(session, 'solana', requested)
  if (caipNetworkId === undefined) throw new PairingEmptyError()
  return caipNetworkId
}

function getAccounts(session: PairedSession, network: CaipNetworkId): readonly ConnectionAccount[] {
  return getPairedAccounts(session, 'solana', network).filter(({ address }) => isSolanaAddress(address))
}
