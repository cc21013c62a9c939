/** A paired wallet for tests: a session over a wallet with real keys, whose owner and relay are driven by hand. */

import type { Person } from '@bowline/jest-preset/fixtures'
import type { Adapter, CaipAddress, CaipNetworkId, PairedEvent, PairedSession } from '@bowline/kit-core'
import * as z from 'zod/mini'
import type { SandboxChain, SandboxRequest, SandboxWallet } from '../src/testing/index.js'
import { ALICE, BOB, wallet } from './setup.js'

export const PAIRED = 'walletConnect'

const METHODS = [
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
]

type Asked = Parameters<PairedSession['request']>[0]

export type PairedWalletOptions = {
  /** Chains the wallet knows. */
  readonly chains: readonly [SandboxChain, ...SandboxChain[]]
  /** Chains it approved; all it knows when absent. */
  readonly approved?: readonly number[]
  readonly accounts?: readonly CaipAddress[]
  readonly methods?: readonly string[]
  readonly properties?: Readonly<Record<string, unknown>>
  readonly peer?: PairedSession['peer']
  readonly topic?: string
  /** Answers in place of the wallet. */
  readonly answer?: (asked: Asked) => Promise<unknown> | undefined
}

export type PairedWallet = {
  readonly session: PairedSession
  readonly wallet: SandboxWallet
  readonly person: Person<SandboxRequest>
  readonly asked: Asked[]
  readonly emit: (event: PairedEvent) => void
  /** How many listen to the session. */
  readonly listeners: () => number
  readonly ends: () => number
  /** The owner changes what is approved; the session tells of it. */
  readonly approve: (over: { chainIds?: readonly number[]; accounts?: readonly CaipAddress[] }) => void
}

export const caip = (chainId: number): CaipNetworkId => `eip155:${chainId}`
export const on = (chainId: number, ...addresses: readonly string[]): readonly CaipAddress[] =>
  addresses.map((address): CaipAddress => `eip155:${chainId}:${address}`)

const chainSchema = z.tuple([z.looseObject({ chainId: z.string() })], z.unknown())

export function pairedWallet(options: PairedWalletOptions): PairedWallet {
  const { chains, methods = METHODS, answer } = options
  const { wallet: sandbox, person } = wallet({ chains })
  const listeners = new Set<(event: PairedEvent) => void>()
  const asked: Asked[] = []
  let chainIds = options.approved ?? chains.map(({ chainId }) => chainId)
  let accounts = options.accounts ?? chainIds.flatMap((chainId) => on(chainId, ALICE.address, BOB.address))
  let ends = 0

  const emit = (event: PairedEvent) => {
    for (const listener of [...listeners]) listener(event)
  }

  function approve(over: { chainIds?: readonly number[]; accounts?: readonly CaipAddress[] }): void {
    chainIds = over.chainIds ?? chainIds
    accounts = over.accounts ?? chainIds.flatMap((chainId) => on(chainId, ALICE.address, BOB.address))
    emit({ type: 'namespaces' })
  }

  const opening = sandbox.provider.request({ method: 'eth_requestAccounts' }).then(() => {
    person.asked.length = 0
  })

  async function request(question: Asked): Promise<unknown> {
    await opening
    asked.push(question)
    const own = answer?.(question)
    if (own !== undefined) return own
    const { caipNetworkId, method, params } = question
    const chainId = Number(caipNetworkId.split(':')[1])
    if (!chainIds.includes(chainId)) throw new Error(`Missing or invalid. request() chainId: ${caipNetworkId}`)
    if (!methods.includes(method)) throw new Error(`Missing or invalid. request() method: ${method}`)
    sandbox.switchChain(chainId)
    const result = await sandbox.provider.request({ method, params })
    if (/^wallet_(switch|add)EthereumChain$/.test(method)) {
      const next = Number(z.parse(chainSchema, params)[0].chainId)
      approve({ chainIds: [...chainIds, next] })
      emit({ type: 'network', caipNetworkId: caip(next) })
    }
    return result
  }

  const session: PairedSession = {
    topic: options.topic ?? 'topic-1',
    peer: options.peer ?? { name: 'Pocket Wallet', icon: 'https://images.example/pocket.png' },
    expiresAtMs: Date.now() + 604_800_000,
    namespaces: () => ({
      eip155: { accounts, caipNetworkIds: chainIds.map(caip), methods, events: ['accountsChanged', 'chainChanged'] },
    }),
    request,
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async end() {
      ends += 1
      emit({ type: 'ended' })
    },
    ...(options.properties && { properties: () => options.properties ?? {} }),
  }

  return {
    session,
    wallet: sandbox,
    person,
    asked,
    emit,
    listeners: () => listeners.size,
    ends: () => ends,
    approve,
  }
}

/** The adapter's actions, all there. */
export function actionsOf(adapter: Adapter) {
  const { connectPaired, switchNetwork, signMessage, signTypedData, sendTransaction, writeContract } = adapter
  const { getCapabilities, sendCalls, getCallsStatus, getBalance, estimateGas } = adapter
  if (!connectPaired || !switchNetwork || !signMessage || !signTypedData || !sendTransaction || !writeContract)
    throw new Error('An action is missing')
  if (!getCapabilities || !sendCalls || !getCallsStatus || !getBalance || !estimateGas)
    throw new Error('An action is missing')
  return {
    ...{ connectPaired, switchNetwork, signMessage, signTypedData, sendTransaction, writeContract },
    ...{ getCapabilities, sendCalls, getCallsStatus, getBalance, estimateGas },
  }
}
