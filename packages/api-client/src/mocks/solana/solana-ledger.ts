/**
 * Solana clusters in memory, for demos and tests without a network. Transfers are real: transactions are decoded, every
 * signature and blockhash is checked, fees are charged, and amounts are integers. It runs transfers of SOL and tokens,
 * compute budgets and memos, and rejects other programs.
 *
 * In      accounts: each is credited on every cluster
 * Throws  RpcError with the code and message of a real node; UnknownNetworkError for an unknown network
 * Source  spec R-API-64; architecture §7 (an in-memory ledger in mocks)
 */

import { handleRpcText } from '../ledger/json-rpc.js'
import { METHOD_NOT_FOUND, RpcError } from '../ledger/rpc-error.js'
import { UnknownNetworkError } from '../ledger/unknown-network-error.js'
import type { MockChain } from '../mock-chain.js'
import { createSolanaCluster, type SolanaCluster } from './solana-cluster.js'
import { SOLANA_METHODS } from './solana-methods.js'
import type { SplHolding, SplToken } from './token-ledger.js'
import { writeJson } from './write-json.js'

/** A cluster of the ledger: its CAIP-2 id and its URLs. */
export type SolanaLedgerNetwork = { readonly caipNetworkId: string; readonly urls?: readonly string[] | undefined }

/** Options of `createSolanaLedger`. `accounts` are the initial balances. */
export type SolanaLedgerOptions = {
  readonly networks: readonly SolanaLedgerNetwork[]
  readonly accounts: readonly { readonly address: string; readonly lamports: bigint }[]
  /** Returns the tokens of a cluster. Without it there are none. */
  readonly tokens?: ((caipNetworkId: string) => readonly SplToken[]) | undefined
  /** Returns a holder's initial token amount in base units, at each query. Defaults to 0. */
  readonly firstTokenValue?: ((holding: ClusterHolding) => bigint) | undefined
  readonly nowMs?: (() => number) | undefined
}

/** A holder of a token on one cluster. */
export type ClusterHolding = SplHolding & { readonly caipNetworkId: string }

type AccountOn = { readonly caipNetworkId: string; readonly address: string }

/** The clusters, and what a test or a demo reads and changes on them. */
export type SolanaLedger = {
  /** Pass these as `chains` to `createMockApi`. */
  readonly chains: readonly MockChain[]
  /** Runs one JSON-RPC method. Integers of the result are bigints. */
  request(question: {
    readonly caipNetworkId: string
    readonly method: string
    readonly params?: unknown
  }): Promise<unknown>
  /** Balance of an account in lamports. */
  balanceOf(account: AccountOn): bigint
  /** Sets the balance of an account on one cluster, in lamports. */
  setBalance(account: AccountOn & { readonly lamports: bigint }): void
  /** Resets every cluster to its first block. */
  reset(): void
}

export function createSolanaLedger({
  networks,
  accounts,
  tokens,
  firstTokenValue,
  nowMs = Date.now,
}: SolanaLedgerOptions): SolanaLedger {
  const balances = new Map(accounts.map(({ address, lamports }) => [address, lamports]))
  const createClusters = () =>
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
  let current = createClusters()

  function clusterOf(caipNetworkId: string): SolanaCluster {
    const cluster = current.get(caipNetworkId)
    if (cluster === undefined) throw new UnknownNetworkError(`The ledger has no network ${caipNetworkId}`)
    return cluster
  }

  const request: SolanaLedger['request'] = async ({ caipNetworkId, method, params = [] }) => {
    const handle = SOLANA_METHODS.get(method)
    if (handle === undefined) throw new RpcError(METHOD_NOT_FOUND, 'Method not found')
    return handle(clusterOf(caipNetworkId), params)
  }

  return {
    chains: networks.map(({ caipNetworkId, urls = [] }) => ({
      caipNetworkId,
      urls,
      async respond({ method, body }) {
        if (method !== 'POST') return { status: 405, body: '' }
        const respond = (name: string, params: unknown) => request({ caipNetworkId, method: name, params })
        return { status: 200, body: await handleRpcText(body, { respond, write: writeJson }) }
      },
      balanceOf: (address) => clusterOf(caipNetworkId).balanceOf(address),
      movedOf: (mint, holder) => clusterOf(caipNetworkId).tokens().movedOf({ mint, holder }),
    })),
    request,
    balanceOf: ({ caipNetworkId, address }) => clusterOf(caipNetworkId).balanceOf(address),
    setBalance: ({ caipNetworkId, address, lamports }) => clusterOf(caipNetworkId).setBalance(address, lamports),
    reset() {
      current = createClusters()
    },
  }
}
