import { open, prepareConnect, start } from '../../actions.js'
import { createTestKit, mockAdapter } from '../../testing/index.js'

test('R-HOST-08 R-ADPT-22 preloads connect code when the user reaches for a wallet, not when the modal opens', async () => {
  const evm = mockAdapter()
  let loads = 0
  const { kit } = createTestKit({
    adapters: [
      {
        ...evm,
        create: (context) => ({
          ...evm.create(context),
          preload: async () => {
            loads += 1
          },
        }),
      },
    ],
  })
  const stop = start(kit)
  await open(kit)
  expect(loads).toBe(0)
  prepareConnect(kit, { namespace: 'eip155' })
  expect(loads).toBe(1)
  stop()
})
