/**
 * A connected paired wallet. A session approves several networks at once, so the network is the page's choice among them
 * until the wallet says otherwise.
 *
 * In      session         its events are heard until `stop`
 *         caipNetworkId   to begin with, if the wallet approved it
 *         emit, onGone    told of changes and of the end
 * Throws  PairingEmptyError   the session holds no Solana account; as LiveWallet
 * Source  spec R-CONN-39, -41, -102; the Solana methods of the pairing protocol
 */
import {
  type AdapterEvent,
  type CaipNetworkId,
  CapabilityMissingError,
  ChainNotSupportedError,
  type Connection,
  type ConnectionAccount,
  type PairedSession,
  PairingEmptyError,
  pairedAccounts,
  pairedConnection,
  WalletRequestError,
} from '@bowline/kit-core'
import {
  createPairedRequestChannel,
  disconnectWallet,
  getSessionChange,
  getSessionConnectorId,
  parseResponse,
} from '@bowline/kit-core/adapter'
import { base58, base64 } from '@scure/base'
import type * as z from 'zod/mini'
import { isSolanaAddress } from '../address.js'
import { loadTransactions } from '../transaction/load-transactions.js'
import type { LiveWallet, SigningPlace } from '../wallet/live-wallet.js'
import { withFirst } from '../wallet/move-to-front.js'
import { parseWalletError } from '../wallet/parse-wallet-error.js'
import { allSignedAnswerSchema, signatureAnswerSchema, signedAnswerSchema } from './paired-response-schemas.js'
import type { AccountMemory } from './stored-account.js'

/** What a paired wallet is made of. */
export type PairedWalletParts = {
  readonly session: PairedSession
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly emit: (event: AdapterEvent) => void
  /** Of the account that is active. */
  readonly memory: AccountMemory
  readonly onGone: () => void
}

/** A question to a paired wallet. */
type PairedQuestion<T> = {
  readonly caipNetworkId: CaipNetworkId
  readonly method: string
  readonly params: unknown
  readonly schema: z.ZodMiniType<T>
}

/** Makes the connected wallet and begins to hear it. */
export function createPairedWallet({
  session,
  caipNetworkId: asked,
  emit,
  memory,
  onGone,
}: PairedWalletParts): LiveWallet {
  const line = createPairedRequestChannel(session)
  const connectorId = getSessionConnectorId(session)
  let network = startOf(session, asked)
  let accounts = withFirst(readAccounts(session, network), memory.recall())
  let isUsed = false
  let told = approvedOf(session).join()
  if (accounts.length === 0) throw new PairingEmptyError()

  const connection = (): Connection => ({
    ...pairedConnection(session, 'solana', network),
    caipNetworkId: network,
    accounts,
  })

  function go(next: CaipNetworkId): void {
    if (next === network) return
    network = next
    emit({ type: 'switchNetwork', connectorId, caipNetworkId: next })
  }

  /** The active account stays the active one until the wallet says otherwise. */
  function follow(active = accounts[0]?.address, isToldAnew = false): void {
    const next = withFirst(readAccounts(session, network), active)
    const isOther =
      isToldAnew || next.map(({ address }) => address).join() !== accounts.map(({ address }) => address).join()
    accounts = next
    if (next[0] !== undefined) memory.remember(next[0].address)
    if (isOther) emit({ type: 'accountChanged', connectorId, accounts })
  }

  function hear(change: ReturnType<typeof getSessionChange>, active?: string): void {
    if (change === undefined) return
    if (change === 'ended' || readAccounts(session, change).length === 0) {
      onGone()
      return
    }
    const isOther = approvedOf(session).join() !== told
    told = approvedOf(session).join()
    go(change)
    follow(active, isUsed && active !== undefined)
    if (active !== undefined) isUsed = false
    if (isOther) emit({ type: 'connections', connections: [connection()] })
  }

  const offers = (method: string) => {
    const approved = session.namespaces().solana?.methods ?? []
    return approved.length === 0 || approved.includes(method)
  }

  async function ask<T>({ method, schema, ...question }: PairedQuestion<T>): Promise<T> {
    if (!offers(method)) throw new CapabilityMissingError('solana', method)
    const answer = await line.ask({ method, ...question }).catch((error: unknown) => {
      throw parseWalletError(error)
    })
    return parseResponse(method, schema, answer)
  }

  async function signOne({ address, caipNetworkId }: SigningPlace, wire: Uint8Array): Promise<Uint8Array> {
    const params = { transaction: base64.encode(wire), pubkey: address }
    const method = 'solana_signTransaction'
    const answer = await ask({ caipNetworkId, method, params, schema: signedAnswerSchema })
    if ('transaction' in answer) return answer.transaction
    return (await loadTransactions()).withSignature(wire, address, answer.signature)
  }

  const stopHearing = session.onEvent((event) => {
    const first = event.type === 'accounts' ? readAccounts(session, network)[0]?.address : undefined
    hear(getSessionChange(event, session, 'solana', network), first)
  }, 'solana')
  return {
    connectorId,
    source: session,
    isInstalled: false,
    connection,
    caipNetworkId: () => network,
    use(address) {
      accounts = withFirst(accounts, address)
      isUsed = true
      if (accounts[0] !== undefined) memory.remember(accounts[0].address)
    },
    moveTo({ caipNetworkId }) {
      if (!approvedOf(session).includes(caipNetworkId)) throw new ChainNotSupportedError()
      go(caipNetworkId)
      follow()
    },
    async signMessage({ address, caipNetworkId }, message) {
      const params = { message: base58.encode(message), pubkey: address }
      const method = 'solana_signMessage'
      return (await ask({ caipNetworkId, method, params, schema: signatureAnswerSchema })).signature
    },
    async signTransactions(place, wires) {
      const method = 'solana_signAllTransactions'
      if (wires.length > 1 && offers(method)) {
        const { caipNetworkId, address } = place
        const params = { transactions: wires.map((wire) => base64.encode(wire)), pubkey: address }
        const { transactions } = await ask({ caipNetworkId, method, params, schema: allSignedAnswerSchema })
        if (transactions.length === wires.length) return transactions
        throw new WalletRequestError('', undefined, new Error('The wallet did not sign every transaction'))
      }
      const signed: Uint8Array[] = []
      for (const wire of wires) signed.push(await signOne(place, wire))
      return signed
    },
    canSend: () => offers('solana_signAndSendTransaction'),
    async prepareSend({ address, caipNetworkId }, wire, { preflightCommitment = 'confirmed', ...others }) {
      const sendOptions = { preflightCommitment, ...others }
      const params = { transaction: base64.encode(wire), pubkey: address, sendOptions }
      const method = 'solana_signAndSendTransaction'
      return async () => {
        const { signature } = await ask({ caipNetworkId, method, params, schema: signatureAnswerSchema })
        return base58.encode(signature)
      }
    },
    stop() {
      stopHearing()
      line.end()
    },
    /** The page lets go at once; a relay that is out of reach must not keep a visitor connected. */
    leave() {
      memory.forget()
      return disconnectWallet(() => session.end())
    },
  }
}

/** What the wallet approved, by name or by an account there. */
function approvedOf(session: PairedSession): readonly CaipNetworkId[] {
  return session.namespaces().solana?.caipNetworkIds ?? []
}

function startOf(session: PairedSession, asked: CaipNetworkId | undefined): CaipNetworkId {
  const { caipNetworkId } = pairedConnection(session, 'solana', asked)
  if (caipNetworkId === undefined) throw new PairingEmptyError()
  return caipNetworkId
}

function readAccounts(session: PairedSession, network: CaipNetworkId): readonly ConnectionAccount[] {
  return pairedAccounts(session, 'solana', network).filter(({ address }) => isSolanaAddress(address))
}
