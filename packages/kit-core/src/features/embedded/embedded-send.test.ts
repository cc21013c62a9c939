import type { FakeFrameOptions } from '@bowline/secure-frame/testing'
import { EMBEDDED, setUpEmbedded, stopEmbedded, until } from '../../../test/embedded-fixture.js'
import { ETH } from '../../../test/send-fixture.js'
import { close, loginWithEmail, open, push, sendToken } from '../../actions.js'
import type { AdapterDescriptor } from '../../core/adapter/adapter.js'
import { parseWalletError } from '../../core/adapter/parse-wallet-error.js'
import { AUTH_CONNECTOR_ID, getLiveSession } from '../../core/state/live-pairing.js'
import { type Kit, selectSend } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'

afterEach(stopEmbedded)

const BOB = '0xb0b0000000000000000000000000000000000b0b'

/** Sends through the session, as the adapters do. */
function sendingAdapter(kit: () => Kit | undefined): AdapterDescriptor {
  const mock = mockAdapter()
  return {
    ...mock,
    create: (context) => ({
      ...mock.create(context),
      async sendTransaction({ to, value = 0n, address }) {
        const activeKit = kit()
        const params = [{ from: address, to, value: `0x${value.toString(16)}`, data: '0x' }]
        const session = activeKit && getLiveSession(activeKit, AUTH_CONNECTOR_ID)
        const response = session?.request({ caipNetworkId: 'eip155:1', method: 'eth_sendTransaction', params })
        const hash = await response?.catch((error: unknown) => {
          throw parseWalletError(error)
        })
        return { hash: String(hash) }
      },
    }),
  }
}

async function atApproval(frame: FakeFrameOptions = {}) {
  let kit: Kit | undefined
  const bench = await setUpEmbedded({
    frame: { emailAction: 'CONNECT', ...frame },
    adapters: [sendingAdapter(() => kit)],
  })
  kit = bench.kit
  await loginWithEmail(bench.kit, { email: 'someone@mail.example' })
  expect(bench.connected()).toEqual(EMBEDDED)
  void open(bench.kit, { view: 'WalletSend' })
  push(bench.kit, { view: 'WalletSendPreview' })
  const sending = sendToken(bench.kit, { token: ETH, amount: '1', recipientAddress: BOB })
  const ended = sending.then(
    () => 'sent',
    (error: unknown) => (typeof error === 'object' && error !== null && 'code' in error ? error.code : error),
  )
  await until(() => bench.fake.waiting().length === 1)
  return { ...bench, ended }
}

test('R-SEND-24 R-STACK-01 R-STACK-02 R-STACK-07 adds the transfer to the stack before the request opens its approval', async () => {
  const { kit, fake, view, ended } = await atApproval()
  expect([view(), kit.getState().transactions.length]).toEqual(['ApproveTransaction', 1])
  expect(fake.waiting()[0]).toMatchObject({ method: 'eth_sendTransaction', chainId: 'eip155:1' })
  await fake.approve()
  expect(await ended).toBe('sent')
  expect([view(), kit.getState().transactions]).toEqual(['Account', []])
  expect(kit.getState().toast).toMatchObject({ message: 'Transaction started', open: true })
})

test('R-SEND-29 R-SEND-30 R-STACK-04 R-STACK-10 returns to the preview with the unchanged form when the transfer is declined in the frame', async () => {
  const { kit, fake, view, ended } = await atApproval()
  fake.reject()
  expect(await ended).toBe('send/declined')
  expect([view(), kit.getState().transactions]).toEqual(['WalletSendPreview', []])
  expect(kit.getState().toast.open).toBe(false)
})

test('R-SEND-30 R-MODAL-12 declines the transfer when the modal is closed', async () => {
  const { kit, view, ended } = await atApproval()
  close(kit)
  expect(await ended).toBe('send/declined')
  expect([view(), selectSend(kit.getState()).loading, kit.getState().transactions]).toEqual([undefined, false, []])
})

test('R-FRAME-69 R-MODAL-12 reports the transfer as sent when the modal closes after the approval', async () => {
  const responses: ((hash: string) => void)[] = []
  const { kit, fake, view, ended } = await atApproval({
    rpc: (method) =>
      method === 'eth_sendRawTransaction' ? new Promise((resolve) => responses.push(resolve)) : Promise.resolve('0x1'),
  })
  void fake.approve()
  await until(() => responses.length === 1)
  close(kit)
  responses[0]?.(`0x${'ab'.repeat(32)}`)
  expect(await ended).toBe('sent')
  expect([view(), kit.getState().transactions]).toEqual([undefined, []])
  expect(kit.getState().toast).toMatchObject({ message: 'Transaction started', open: true })
})
