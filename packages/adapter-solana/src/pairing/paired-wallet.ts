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
  ChainNotSupportedError,
  type Connection,
  type ConnectionAccount,
  type PairedEvent,
  type PairedSession,
  PairingEmptyError,
  pairedAccounts,
  pairedConnection,
  WalletRequestError,
} from '@bowline/kit-core'
import { base58, base64 } from '@scure/base'
import { isSolanaAddress } from '../address.js'
import { loadTransactions } from '../transaction/load-transactions.js'
import { withinTime } from '../wait.js'
import type { LiveWallet, SigningPlace } from '../wallet/live-wallet.js'
import type { AccountMemory } from './account-memory.js'
import { allSignedAnswerSchema, signatureAnswerSchema, signedAnswerSchema } from './paired-answers.js'
import { createPairedLine } from './paired-line.js'

const LEAVE_LIMIT_MS = 2_500

/** Connector id of every paired wallet. */
export const PAIRED_ID = 'walletConnect'

/** What a paired wallet is made of. */
export type PairedWalletParts = {
  readonly session: PairedSession
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly emit: (event: AdapterEvent) => void
  /** Of the account that is active. */
  readonly memory: AccountMemory
  readonly onGone: () => void
}

/** Makes the connected wallet and begins to hear it. */
export function createPairedWallet({
  session,
  caipNetworkId: asked,
  emit,
  memory,
  onGone,
}: PairedWalletParts): LiveWallet {
  const line = createPairedLine(session)
  let network = startOf(session, asked)
  let accounts = withFirst(readAccounts(session, network), memory.recall())
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
    emit({ type: 'switchNetwork', connectorId: PAIRED_ID, caipNetworkId: next })
    follow()
  }

  /** The active account stays the active one until the wallet says otherwise. */
  function follow(active = accounts[0]?.address): void {
    const next = withFirst(readAccounts(session, network), active)
    const isOther = next.map(({ address }) => address).join() !== accounts.map(({ address }) => address).join()
    accounts = next
    if (next[0] !== undefined) memory.remember(next[0].address)
    if (isOther) emit({ type: 'accountChanged', connectorId: PAIRED_ID, accounts })
  }

  function followApproval(): void {
    const approved = approvedOf(session)
    if (readAccounts(session, network).length === 0) {
      onGone()
      return
    }
    const isOther = approved.join() !== told
    told = approved.join()
    const [first] = approved
    if (first !== undefined && !approved.includes(network)) go(first)
    else follow()
    if (isOther) emit({ type: 'connections', connections: [connection()] })
  }

  function hear(event: PairedEvent): void {
    if (event.type === 'ended') onGone()
    if (event.type === 'accounts' && event.namespace === 'solana') follow(readAccounts(session, network)[0]?.address)
    if (event.type === 'network' && event.caipNetworkId.startsWith('solana:')) go(event.caipNetworkId)
    if (event.type === 'namespaces') followApproval()
  }

  async function signOne({ address, caipNetworkId }: SigningPlace, wire: Uint8Array): Promise<Uint8Array> {
    const params = { transaction: base64.encode(wire), pubkey: address }
    const method = 'solana_signTransaction'
    const answer = await line.ask({ caipNetworkId, method, params, schema: signedAnswerSchema })
    if ('transaction' in answer) return answer.transaction
    return (await loadTransactions()).withSignature(wire, address, answer.signature)
  }

  const stopHearing = session.onEvent(hear)
  return {
    connectorId: PAIRED_ID,
    source: session,
    connection,
    caipNetworkId: () => network,
    moveTo({ caipNetworkId }) {
      if (!approvedOf(session).includes(caipNetworkId)) throw new ChainNotSupportedError()
      go(caipNetworkId)
    },
    async signMessage({ address, caipNetworkId }, message) {
      const params = { message: base58.encode(message), pubkey: address }
      const method = 'solana_signMessage'
      return (await line.ask({ caipNetworkId, method, params, schema: signatureAnswerSchema })).signature
    },
    async signTransactions(place, wires) {
      const method = 'solana_signAllTransactions'
      if (wires.length > 1 && line.offers(method)) {
        const { caipNetworkId, address } = place
        const params = { transactions: wires.map((wire) => base64.encode(wire)), pubkey: address }
        const { transactions } = await line.ask({ caipNetworkId, method, params, schema: allSignedAnswerSchema })
        if (transactions.length === wires.length) return transactions
        throw new WalletRequestError('', undefined, new Error('The wallet did not sign every transaction'))
      }
      const signed: Uint8Array[] = []
      for (const wire of wires) signed.push(await signOne(place, wire))
      return signed
    },
    canSend: () => line.offers('solana_signAndSendTransaction'),
    async signAndSend({ address, caipNetworkId }, wire, { preflightCommitment = 'confirmed', ...others }) {
      const sendOptions = { preflightCommitment, ...others }
      const params = { transaction: base64.encode(wire), pubkey: address, sendOptions }
      const method = 'solana_signAndSendTransaction'
      const { signature } = await line.ask({ caipNetworkId, method, params, schema: signatureAnswerSchema })
      return base58.encode(signature)
    },
    stop() {
      stopHearing()
      line.end()
    },
    /** The page lets go at once; a relay that is out of reach must not keep a visitor connected. */
    async leave() {
      memory.forget()
      const ending = async () => session.end()
      await withinTime(
        ending().catch(() => undefined),
        LEAVE_LIMIT_MS,
      )
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

function withFirst(accounts: readonly ConnectionAccount[], address: string | undefined): readonly ConnectionAccount[] {
  const active = accounts.find((account) => account.address === address)
  return active === undefined ? accounts : [active, ...accounts.filter((account) => account !== active)]
}
