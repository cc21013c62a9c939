import type { TrackingEvent } from '@bowline/kit-core'
import { connect, onEvent, start } from '@bowline/kit-core/actions'
import { createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { trackActivityOpened } from './track-activity-opened.js'

test.each([
  ['smartAccount', true],
  ['eoa', false],
] as const)(
  'R-ACCT-51 R-TRACK-02 tracks whether the account is smart when Activity opens: %s',
  async (type, isSmartAccount) => {
    const { kit } = createTestKit({ adapters: [mockAdapter({ accounts: [{ address: `0x${'1'.repeat(40)}`, type }] })] })
    const events: TrackingEvent[] = []
    const stop = start(kit)
    await connect(kit, { connectorId: 'test.wallet.eip155' })
    onEvent(kit, (event) => events.push(event))
    trackActivityOpened(kit)
    expect(events).toMatchObject([{ type: 'track', event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount } }])
    stop()
  },
)
