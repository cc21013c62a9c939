/**
 * Solana clusters in memory, for demos and tests that need no network. SOL moves for real: transactions are read off the
 * wire, every signature and blockhash is checked, fees are taken, and every number is a whole one. It runs transfers
 * of SOL and of tokens, compute budgets and memos, and refuses what needs another program.
 *
 * In      networks, accounts (each is given its lamports on every cluster), tokens of a cluster and what their holders begin
 *         with, nowMs
 * Out     JSON-RPC answers, balances
 * Throws  RpcError with the code and words of a real node; TypeError for a network the ledger does not have
 * Source  spec R-API-64; architecture §7 (an in-memory ledger in mocks)
 */
import { answerRpcText } from '../ledger/json-rpc.js'
import { METHOD_NOT_FOUND, RpcError } from '../ledger/rpc-error.js'
import type { MockChain } from '../mock-chain.js'
import { createSolanaCluster, type SolanaCluster } from './solana-cluster.js'
import { SOLANA_METHODS } from './solana-methods.js'
import type { SplHolding, SplToken } from './token-ledger.js'
import { writeJson } from './write-json.js'

/** A cluster of the ledger: its CAIP-2 id, and where it is asked. */
export type SolanaLedgerNetwork = { readonly caipNetworkId: string; readonly urls?: readonly string[] | undefined }

/** What `createSolanaLedger` takes. */
export type SolanaLedgerOptions = {
  readonly networks: readonly SolanaLedgerNetwork[]
  readonly accounts: readonly { readonly address: string; readonly lamports: bigint }[]
  /** None when absent. */
  readonly tokens?: ((caipNetworkId: string) => readonly SplToken[]) | undefined
  /** What a holder of one of them begins with, in base units, asked each time; nothing when absent. */
  readonly firstTokenValue?: ((holding: ClusterHolding) => bigint) | undefined
  readonly nowMs?: (() => number) | undefined
}

/** A holder of a token on one cluster. */
export type ClusterHolding = SplHolding & { readonly caipNetworkId: string }

type AccountOn = { readonly caipNetworkId: string; readonly address: string }

/** Clusters in memory. */
export type SolanaLedger = {
  /** For `chains` of `createMockApi`. */
  readonly chains: readonly MockChain[]
  /** Answers one JSON-RPC method, whole numbers as bigint. */
  request(question: {
    readonly caipNetworkId: string
    readonly method: string
    readonly params?: unknown
  }): Promise<unknown>
  /** The balance of an account, in lamports. */
  balanceOf(account: AccountOn): bigint
  /** Gives an account a balance, in lamports, on one cluster. */
  setBalance(account: AccountOn & { readonly lamports: bigint }): void
  /** Back to the first block of every cluster. */
  reset(): void
}

/** Makes clusters in memory. */
export function createSolanaLedger({
  networks,
  accounts,
  tokens,
  firstTokenValue,
  nowMs = Date.now,
}: SolanaLedgerOptions): SolanaLedger {
  const balances = new Map(accounts.map(({ address, lamports }) => [address, lamports]))
  const makeClusters = () =>
    new Map(
      networks.map(({ caipNetworkId }) => {
        const genesisHash = caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)
        const cluster = createSolanaCluster({
          ...{ genesisHash, balances, nowMs },
          tokens: tokens?.(caipNetworkId) ?? [],
          firstTokenValue: (holding) => firstTokenValue?.({ ...holding, caipNetworkId }) ?? 0n,
        })
        return [caipNetworkId, cluster]
      }),
    )
  let made = makeClusters()

  function clusterOf(caipNetworkId: string): SolanaCluster {
    const cluster = made.get(caipNetworkId)
    if (cluster === undefined) throw new TypeError(`The ledger has no network ${caipNetworkId}`)
    return cluster
  }

  const request: SolanaLedger['request'] = async ({ caipNetworkId, method, params = [] }) => {
    const answer = SOLANA_METHODS.get(method)
    if (answer === undefined) throw new RpcError(METHOD_NOT_FOUND, 'Method not found')
    return answer(clusterOf(caipNetworkId), params)
  }

  return {
    chains: networks.map(({ caipNetworkId, urls = [] }) => ({
      caipNetworkId,
      urls,
      async answer({ method, body }) {
        if (method !== 'POST') return { status: 405, body: '' }
        const answer = (name: string, params: unknown) => request({ caipNetworkId, method: name, params })
        return { status: 200, body: await answerRpcText(body, { answer, write: writeJson }) }
      },
      balanceOf: (address) => clusterOf(caipNetworkId).balanceOf(address),
      movedOf: (mint, holder) => clusterOf(caipNetworkId).tokens().movedOf({ mint, holder }),
    })),
    request,
    balanceOf: ({ caipNetworkId, address }) => clusterOf(caipNetworkId).balanceOf(address),
    setBalance: ({ caipNetworkId, address, lamports }) => clusterOf(caipNetworkId).setBalance(address, lamports),
    reset() {
      made = makeClusters()
    },
  }
}
