/**
 * The Solana adapter as a page carries it before anyone connects. Discovery is loaded when wallets are looked for, all work
 * with wallets and chains when the first of it is asked for.
 *
 * Source  spec R-ADPT-12, -21, -22, R-CONN-04
 */
import type { Adapter, AdapterContext, AdapterEvent } from '@bowline/kit-core'
import type { Discovery } from './discovery/discovery.js'
import { loadOnce } from './load-once.js'
import type { Runtime } from './runtime.js'
import type { EstimateTransferParams, SendTokenParams, TransferEstimate } from './transfer/params.js'
import type { AdoptParams } from './wallet/adopt-connection.js'

/** The Solana adapter: the contract, and what only Solana has. */
export interface SolanaAdapter extends Adapter {
  /** Sends an SPL token; its receiver's token account is created when it is missing. `value` in the token's base units. */
  readonly sendToken: (params: SendTokenParams) => Promise<{ hash: string }>
  /** What a transfer of SOL or of a token would cost, in lamports. Needs no connection. */
  readonly estimateTransfer: (params: EstimateTransferParams) => Promise<TransferEstimate>
  /** Takes over a connection that was made outside the kit, without any window of the wallet. Told as `connections`. */
  readonly adoptConnection: (params: AdoptParams) => Promise<void>
  /** Offers a Wallet Standard wallet of the app's own, which need not register in the page, until it is taken back. */
  readonly offerWallet: (wallet: object) => () => void
}

/** What the adapter is made of. */
export type SolanaAdapterParts = {
  readonly context: AdapterContext
  /** Where wallets register; undefined on a server. */
  readonly events: EventTarget | undefined
}

/** Creates the adapter; nothing is listened to before `syncConnectors`. */
export function createSolanaAdapter({ context, events }: SolanaAdapterParts): SolanaAdapter {
  let discovery: Discovery | undefined
  let isListening = false
  let lifetime = new AbortController()

  const connectors = () => discovery?.connectors() ?? []
  const discover = loadOnce(async () => {
    const { createDiscovery } = await import('./discovery/discovery.js')
    discovery ??= createDiscovery(context.enableInjectedDiscovery ? events : undefined)
    discovery.onChange(tell)
    return discovery
  })
  const runtime = loadOnce(async () => {
    const [{ createRuntime }, found] = await Promise.all([import('./runtime.js'), discover()])
    return createRuntime({ context: { ...context, emit }, discovery: found, lifetime: () => lifetime.signal })
  })

  /** Nothing is told before the kit listens and after it stops. */
  function emit(event: AdapterEvent): void {
    if (isListening) context.emit(event)
  }
  const tell = () => emit({ type: 'connectors', connectors: connectors() })
  const quietly = (work: Promise<unknown>) => {
    work.catch((error: unknown) => context.log.debug('The Solana adapter failed', error))
  }

  function offerWallet(wallet: object): () => void {
    let takeBack: (() => void) | undefined
    let isOver = false
    const offer = async () => {
      const found = await discover()
      if (!isOver) takeBack = found.offer(wallet)
    }
    quietly(offer())
    return () => {
      isOver = true
      takeBack?.()
      takeBack = undefined
    }
  }

  const later =
    <Params, Answer>(pick: (runtime: Runtime) => (params: Params) => Promise<Answer>) =>
    async (params: Params): Promise<Answer> =>
      pick(await runtime())(params)

  return {
    namespace: 'solana',
    connectors,
    syncConnectors() {
      let stop: (() => void) | undefined
      let isOver = false
      isListening = true
      if (lifetime.signal.aborted) lifetime = new AbortController()
      const begin = async () => {
        const found = await discover()
        if (isOver) return
        stop = found.listen()
        if (connectors().length > 0) tell()
      }
      quietly(begin())
      return () => {
        if (isOver) return
        isOver = true
        isListening = false
        lifetime.abort()
        stop?.()
      }
    },
    preload: () => quietly(runtime()),
    connect: later((it) => it.connect),
    connectPaired: later((it) => it.connectPaired),
    reconnect: later((it) => it.reconnect),
    disconnect: later((it) => it.disconnect),
    getAccounts: later((it) => it.getAccounts),
    getProvider: later((it) => it.getProvider),
    switchNetwork: later((it) => it.switchNetwork),
    getBalance: later((it) => it.getBalance),
    signMessage: later((it) => it.signMessage),
    sendTransaction: later((it) => it.sendTransaction),
    sendToken: later((it) => it.sendToken),
    estimateGas: later((it) => it.estimateGas),
    estimateTransfer: later((it) => it.estimateTransfer),
    adoptConnection: later((it) => it.adoptConnection),
    offerWallet,
  }
}
