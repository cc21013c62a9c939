/** Wallet events that arrive while an approved connection is being applied. */
import { setImmediate } from 'node:timers'
import { connectedBefore, page, WALLET } from '../../../test/returning-fixture.js'
import { connect, ready, start } from '../../actions.js'
import type { Adapter, AdapterDescriptor, AdapterEvent } from '../../index.js'
import { createTestKit, mockAdapter } from '../../testing/index.js'

const LATER = '0x9999999999999999999999999999999999999999'
const ACCOUNTS = { type: 'accountChanged', connectorId: WALLET, accounts: [{ address: LATER, type: 'eoa' }] } as const
const NETWORK = { type: 'switchNetwork', connectorId: WALLET, caipNetworkId: 'eip155:11155111' } as const
const GONE = { type: 'disconnect', connectorId: WALLET } as const

async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await new Promise(setImmediate)
}

/** The wallet's adapter with some members replaced. */
function withMembers(
  evm: ReturnType<typeof mockAdapter<'eip155'>>,
  own: (adapter: Adapter, emit: (event: AdapterEvent) => void) => Partial<Adapter>,
): AdapterDescriptor {
  return {
    ...evm,
    create(context) {
      const adapter = evm.create(context)
      return { ...adapter, ...own(adapter, context.emit) }
    },
  }
}

test('R-CONN-173 handles events between the wallet’s approval and its connection in order', async () => {
  let sent = 0
  const { kit } = createTestKit({
    adapters: [
      withMembers(mockAdapter(), (adapter, emit) => ({
        async connect(params) {
          const yes = await adapter.connect(params)
          const sendNext = () => {
            if (kit.getState().connect.connections.eip155?.[0] || sent > 500) return
            sent += 1
            emit({ ...ACCOUNTS, accounts: [{ address: `0x${sent.toString(16).padStart(40, '0')}`, type: 'eoa' }] })
            queueMicrotask(sendNext)
          }
          queueMicrotask(sendNext)
          return yes
        },
      })),
    ],
  })
  start(kit)
  await ready(kit)
  await connect(kit, { connectorId: WALLET })
  await settled()
  expect(sent).toBeGreaterThan(0)
  expect(kit.getState().accounts.eip155?.address).toBe(`0x${sent.toString(16).padStart(40, '0')}`)
})

test.each([
  ['its accounts and network', [ACCOUNTS, NETWORK], [LATER, 'eip155:11155111']],
  ['its end', [ACCOUNTS, GONE], [undefined, undefined]],
] as const)('R-CONN-173 handles %s, sent while a stored connection is being applied', async (_, events, expected) => {
  const parts = await connectedBefore()
  const { kit } = page(parts, {
    adapters: [
      withMembers(parts.evm, (_adapter, emit) => ({
        // The library is notified of the active wallet after the wallet's approval.
        switchConnection: async () => {
          events.forEach(emit)
          await new Promise(setImmediate)
        },
      })),
      parts.sol,
    ],
  })
  start(kit)
  await ready(kit)
  await settled()
  const [live] = kit.getState().connect.connections.eip155 ?? []
  expect([kit.getState().accounts.eip155?.address, live?.caipNetworkId]).toEqual(expected)
})
