import { ready, signMessage, start, startPairing } from '@bowline/kit-core/actions'
import { createTestKit, mockApproval, mockPairedSession, mockTransport } from '@bowline/kit-core/testing'
import { waitFor } from '@testing-library/react'

test('a paired wallet signs, and ends its session', async () => {
  const transport = mockTransport()
  const { kit } = createTestKit({ adapters: [], pairingTransport: transport })
  const stop = start(kit)
  await ready(kit)

  const release = startPairing(kit)
  await waitFor(() => expect(kit.getState().connect.wcUri).toMatch(/^wc:/))
  const wallet = transport.controls.last().approve(
    mockPairedSession({
      namespaces: mockApproval('eip155:1'),
      onRequest: ({ method }) => (method === 'personal_sign' ? '0x5160' : undefined),
    }),
  )
  await waitFor(() => expect(kit.getState().connect.status).toBe('connected'))
  expect(await signMessage(kit, { message: 'Hello' })).toBe('0x5160')

  wallet.controls.disconnect()
  expect(kit.getState().connect.status).toBe('disconnected')
  release()
  stop()
})
