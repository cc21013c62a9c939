/**
 * A WalletConnect session in memory, without a relay. A test controls its wallet.
 *
 * In      namespaces  what the wallet approved: accounts by namespace, which also give the networks; all methods by default
 *         onRequest   responds to requests; by default every request is rejected
 */
import { getNamespaces } from '../base/caip/families.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../base/caip/namespace.js'
import type { PairedNamespace, PairedRequest, PairedSession } from '../core/adapter/transport.js'
import { getPairingRules } from '../wallets/pairing/pairing-rules.js'
import { createSessionListeners } from '../wallets/pairing/session-listeners.js'
import { getCaipAddressPart } from '../wallets/pairing/session-namespaces.js'
import { mockAccounts } from './mock-data.js'

/** What a wallet approves, by namespace. */
export type MockApproval = Readonly<
  Partial<
    Record<
      Namespace,
      {
        readonly accounts: readonly CaipAddress[]
        readonly caipNetworkIds?: readonly CaipNetworkId[] | undefined
        readonly methods?: readonly string[] | undefined
      }
    >
  >
>

/** Options of a mock session. */
export type MockPairedSessionParams = {
  topic?: string | undefined
  connectorId?: string | undefined
  peer?: PairedSession['peer'] | undefined
  namespaces?: MockApproval | undefined
  onRequest?: ((request: PairedRequest) => unknown) | undefined
}

/** What a test does with the session's wallet. */
export interface PairedControls {
  /** Requests so far, in order. */
  readonly requests: readonly PairedRequest[]
  /** Whether the session has ended, on either side. */
  isOver(): boolean
  /** How often the page ended the session. */
  ends(): number
  /** Number of listeners. */
  listeners(): number
  /** The user selects other approved accounts. The first is active. */
  changeAccounts(namespace: Namespace, accounts: readonly CaipAddress[]): void
  /** The user selects another network. */
  changeNetwork(caipNetworkId: CaipNetworkId): void
  /** The wallet changes what it approves. */
  approve(namespaces: MockApproval): void
  /** The user disconnects in the wallet. */
  disconnect(): void
  /** The relay goes offline or comes back. */
  setOnline(isOnline: boolean): void
}

/** A mock session with its controls. */
export type MockPairedSession = PairedSession & { readonly controls: PairedControls }

let made = 0

/** Creates an approval of the two mock accounts on the given networks. */
export function mockApproval(...caipNetworkIds: readonly CaipNetworkId[]): MockApproval {
  const approval: Partial<Record<Namespace, { accounts: readonly CaipAddress[] }>> = {}
  for (const namespace of getNamespaces()) {
    const networks = caipNetworkIds.filter((id) => id.startsWith(`${namespace}:`))
    const accounts = networks.flatMap((id) =>
      mockAccounts(namespace).map(({ address }): CaipAddress => `${id}:${address}`),
    )
    if (accounts.length > 0) approval[namespace] = { accounts }
  }
  return approval
}

/** Creates a live session. By default a wallet approved mainnet and sepolia. */
export function mockPairedSession({
  topic,
  connectorId,
  peer = { name: 'Paired Wallet', url: 'https://wallet.example', icon: 'https://wallet.example/icon.png' },
  namespaces: first = mockApproval('eip155:1', 'eip155:11155111'),
  onRequest,
}: MockPairedSessionParams = {}): MockPairedSession {
  made += 1
  const requests: PairedRequest[] = []
  const { listen, emit, clear, count } = createSessionListeners()
  let approval = first
  let isOver = false
  let ends = 0
  const order = new Map<Namespace, readonly CaipAddress[]>()

  const finish = () => {
    if (isOver) return
    isOver = true
    emit({ type: 'ended' })
    clear()
  }

  return {
    topic: topic ?? `topic-${made}`,
    connectorId,
    peer,
    expiresAtMs: Date.now() + 604_800_000,
    namespaces: () => completed(approval, order),
    async request(request) {
      requests.push(request)
      if (isOver || !onRequest) throw { code: 4001, message: 'User rejected' }
      return onRequest(request)
    },
    onEvent: listen,
    async end() {
      if (!isOver) ends += 1
      finish()
    },
    controls: {
      requests,
      isOver: () => isOver,
      ends: () => ends,
      listeners: count,
      changeAccounts(namespace, accounts) {
        order.set(namespace, accounts)
        emit({ type: 'accounts', namespace, accounts })
      },
      changeNetwork: (caipNetworkId) => emit({ type: 'network', caipNetworkId }),
      approve(next) {
        approval = next
        emit({ type: 'namespaces' })
      },
      disconnect: finish,
      setOnline: (isOnline) => emit({ type: 'relay', isOnline }),
    },
  }
}

function completed(
  approval: MockApproval,
  order: ReadonlyMap<Namespace, readonly CaipAddress[]>,
): ReturnType<PairedSession['namespaces']> {
  const complete: Partial<Record<Namespace, PairedNamespace>> = {}
  for (const namespace of getNamespaces()) {
    const given = approval[namespace]
    if (!given) continue
    const reported = (order.get(namespace) ?? []).map(getCaipAddressPart)
    const isReported = (account: CaipAddress) => reported.includes(getCaipAddressPart(account))
    const first = reported.flatMap((address) =>
      given.accounts.filter((account) => getCaipAddressPart(account) === address),
    )
    const networks = given.accounts.map((account) => account.split(':').slice(0, 2).join(':'))
    complete[namespace] = {
      accounts: [...first, ...given.accounts.filter((account) => !isReported(account))],
      caipNetworkIds:
        given.caipNetworkIds ??
        [...new Set(networks)].map((id): CaipNetworkId => `${namespace}:${id.slice(namespace.length + 1)}`),
      methods: given.methods ?? getPairingRules(namespace).methods,
      events: getPairingRules(namespace).events,
    }
  }
  return complete
}
