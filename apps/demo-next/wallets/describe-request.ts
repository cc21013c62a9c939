/**
 * Describes an EVM request to a sandbox wallet, for its window.
 *
 * In      request
 * Out     title, and rows of label and text; text from the page is shown unchanged, as text
 */
import type { SandboxRequest } from '@bowline/adapter-evm/testing'
import { formatEther, hexToString, isHex } from 'viem'
import { ALL_CHAINS } from '../settings/networks'
import { grantWords } from './grant-text'
import { connectWords, messageWords, type RequestRow, type RequestWords } from './request-text'

/** Describes a request. */
export function describeRequest({ kind, params, chainId, address }: SandboxRequest): RequestWords {
  const account: readonly RequestRow[] = address === undefined ? [] : [{ label: 'Account', text: address }]
  const network: RequestRow = { label: 'Network', text: chainName(chainId) }
  switch (kind) {
    case 'connect':
      return connectWords(network.text)
    case 'sign-message':
      return messageWords(address, readText(params[0]))
    case 'sign-typed-data':
      return {
        title: 'Sign typed data',
        rows: [...account, { label: 'Data', text: readJson(params[1]), isBlock: true }],
      }
    case 'send':
      return { title: 'Send a transaction', rows: [...account, network, ...callRows(params[0])] }
    case 'send-calls': {
      const batch = params[0]
      const calls: readonly unknown[] = Array.isArray(read(batch, 'calls')) ? listOf(read(batch, 'calls')) : []
      const rows = calls.flatMap((call, index) => [
        { label: `Call ${index + 1} of ${calls.length}`, text: '' },
        ...callRows(call),
      ])
      const named: RequestRow = { label: 'Network', text: chainName(Number(read(batch, 'chainId'))) }
      return { title: `Send ${calls.length} calls`, rows: [...account, named, ...rows] }
    }
    case 'switch-chain':
      return {
        title: 'Switch network',
        rows: [
          { label: 'From', text: chainName(chainId) },
          { label: 'To', text: chainName(Number(read(params[0], 'chainId'))) },
        ],
      }
    case 'grant-permissions':
      return grantWords(params[0], address)
    case 'revoke-permissions':
      return {
        title: 'End a session',
        rows: [...account, { label: 'Session', text: String(read(params[0], 'pci')) }],
      }
    case 'add-chain':
      return {
        title: 'Add a network',
        rows: [
          { label: 'Name', text: String(read(params[0], 'chainName')) },
          { label: 'Chain id', text: String(Number(read(params[0], 'chainId'))) },
          { label: 'RPC', text: listOf(read(params[0], 'rpcUrls')).join(', ') },
        ],
      }
  }
}

function callRows(call: unknown): readonly RequestRow[] {
  const value = read(call, 'value')
  const data = read(call, 'data')
  return [
    { label: 'To', text: String(read(call, 'to') ?? 'New contract') },
    { label: 'Value', text: `${typeof value === 'string' ? formatEther(BigInt(value)) : '0'} ETH` },
    ...(typeof data === 'string' && data !== '0x' ? [{ label: 'Data', text: data, isBlock: true }] : []),
  ]
}

function chainName(chainId: number): string {
  return ALL_CHAINS.find(({ id }) => id === chainId)?.name ?? `Chain ${chainId}`
}

function readText(value: unknown): string {
  return isHex(value) ? hexToString(value) : String(value)
}

function readJson(value: unknown): string {
  try {
    return JSON.stringify(typeof value === 'string' ? JSON.parse(value) : value, null, 2)
  } catch {
    return String(value)
  }
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
