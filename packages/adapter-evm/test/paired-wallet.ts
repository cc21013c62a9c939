/** A paired wallet for tests: a session over a wallet with real keys. Tests control its user and relay. */

import type { Person } from '@bowline/jest-preset/fixtures'
import type { Adapter, CaipAddress, CaipNetworkId, PairedEvent, PairedSession } from '@bowline/kit-core'
import * as v from 'valibot'
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
  /** Chains that the wallet knows. */
  readonly chains: readonly [SandboxChain, ...SandboxChain[]]
  /** Chains that it approved; default all known chains. */
  readonly approved?: readonly number[]
  readonly accounts?: readonly CaipAddress[]
  readonly methods?: readonly string[]
  readonly properties?: Readonly<Record<string, unknown>>
  readonly peer?: PairedSession['peer']
  readonly topic?: string
  /** Responds in place of the wallet unless it returns undefined. */
  readonly answer?: (asked: Asked) => Promise<unknown> | undefined
}

export type PairedWallet = {
  readonly session: PairedSession
  readonly wallet: SandboxWallet
  readonly person: Person<SandboxRequest>
  readonly asked: Asked[]
  readonly emit: (event: PairedEvent) => void
  /** Number of listeners of the session. */
  readonly listeners: () => number
  readonly ends: () => number
  /** Changes the approval and emits it. */
  readonly approve: (over: { chainIds?: readonly number[]; accounts?: readonly CaipAddress[] }) => void
}

export const caip = (chainId: number): CaipNetworkId => `eip155:${chainId}`
export const on = (chainId: number, ...addresses: readonly string[]): readonly CaipAddress[] =>
  addresses.map((address): CaipAddress => `eip155:${chainId}:${address}`)

const chainSchema = v.tupleWithRest([v.looseObject({ chainId: v.string() })], v.unknown())

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
    person.prompts.length = 0
  })

  async function request(params: Asked): Promise<unknown> {
    await opening
    asked.push(params)
    const own = answer?.(params)
    if (own !== undefined) return own
    const { caipNetworkId, method, params: methodParams } = params
    const chainId = Number(caipNetworkId.split(':')[1])
    if (!chainIds.includes(chainId)) throw new Error(`Missing or invalid. request() chainId: ${caipNetworkId}`)
    if (!methods.includes(method)) throw new Error(`Missing or invalid. request() method: ${method}`)
    sandbox.switchChain(chainId)
    const result = await sandbox.provider.request({ method, params: methodParams })
    if (/^wallet_(switch|add)EthereumChain$/.test(method)) {
      const next = Number(v.parse(chainSchema, methodParams)[0].chainId)
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

/** The adapter's optional actions; throws if one is missing. */
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
