import type { Network } from '../base/networks/network.js'
import type { Adapter } from '../core/adapter/adapter.js'

type Asked = { connectorId: string; address: string; network: Network }

/**
 * For the conformance tests: calls each optional adapter method that needs a connection, with sample parameters. A call returns
 * undefined when the adapter lacks the method.
 */
export const CAPABILITY_CALLS: readonly (readonly [
  name: keyof Adapter,
  call: (adapter: Adapter, asked: Asked) => Promise<unknown> | undefined,
])[] = [
  ['switchAccount', (adapter, asked) => adapter.switchAccount?.(asked)],
  ['switchNetwork', (adapter, asked) => adapter.switchNetwork?.({ ...asked, signal: new AbortController().signal })],
  ['signMessage', (adapter, asked) => adapter.signMessage?.({ ...asked, message: 'hello' })],
  [
    'signTypedData',
    (adapter, asked) =>
      adapter.signTypedData?.({
        ...asked,
        domain: { name: 'Test' },
        types: { Note: [{ name: 'text', type: 'string' }] },
        primaryType: 'Note',
        message: { text: 'hello' },
      }),
  ],
  ['sendTransaction', (adapter, asked) => adapter.sendTransaction?.({ ...asked, to: asked.address, value: 1n })],
  [
    'sendToken',
    (adapter, asked) => adapter.sendToken?.({ ...asked, to: asked.address, value: 1n, tokenAddress: asked.address }),
  ],
  [
    'writeContract',
    (adapter, asked) =>
      adapter.writeContract?.({
        ...asked,
        contractAddress: asked.address,
        abi: [{ type: 'function', name: 'ping', inputs: [], outputs: [], stateMutability: 'nonpayable' }],
        functionName: 'ping',
        args: [],
      }),
  ],
  ['getCapabilities', (adapter, asked) => adapter.getCapabilities?.(asked)],
  ['sendCalls', (adapter, asked) => adapter.sendCalls?.({ ...asked, calls: [{ to: asked.address, value: 1n }] })],
  ['getCallsStatus', (adapter, asked) => adapter.getCallsStatus?.({ ...asked, id: '0x1' })],
  ['grantPermissions', (adapter, asked) => adapter.grantPermissions?.({ ...asked, permissions: {} })],
  ['revokePermissions', (adapter, asked) => adapter.revokePermissions?.({ ...asked, permissions: {} })],
  ['walletGetAssets', (adapter, asked) => adapter.walletGetAssets?.({ ...asked, chainFilter: [] })],
]
