/** A wallet that stops responding to what it is asked before it prompts its user. */
import { setImmediate } from 'node:timers'
import { connect, sendCalls } from '@bowline/kit-core/actions'
import { strangeWallet, visit, WALLET } from './misbehaving-wallet-fixture.js'
import { BOB } from './setup.js'

const HASH = `0x${'ab'.repeat(32)}`
const BATCHES = () => ({ '0x1': { atomic: { status: 'supported' } } })

/** Advances in steps, so that lazy code can load in between. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    await jest.advanceTimersByTimeAsync(100)
    await new Promise(setImmediate)
  }
}

test.each([
  ['a transaction', 'eth_sendTransaction', [{ to: BOB.address, value: 1n }]],
  ['a batch', 'wallet_sendCalls', [{ to: BOB.address }, { to: BOB.address, value: 1n }]],
])(
  'R-ADPT-140 gives %s up when the wallet does not tell its chain, and can send it later',
  async (_, method, calls) => {
    const made = strangeWallet()
    const { kit } = await visit(made)
    await connect(kit, { connectorId: WALLET })
    const chain = made.answers.get('eth_chainId') ?? (() => '0x1')
    made.answers.set('wallet_getCapabilities', BATCHES)
    made.answers.set(method, () => (method === 'wallet_sendCalls' ? { id: HASH } : HASH))
    made.answers.set('eth_chainId', () => new Promise(() => {}))
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    const sending = expect(sendCalls(kit, { calls })).rejects.toMatchObject({ code: 'wallet/unavailable' })
    await pass(8_000)
    await sending
    expect(made.asked).not.toContain(method)
    made.answers.set('eth_chainId', chain)
    const again = sendCalls(kit, { calls })
    await pass(2_000)
    await expect(again).resolves.toBeDefined()
    expect(made.asked.filter((asked) => asked === method)).toHaveLength(1)
  },
)
