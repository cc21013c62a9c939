import type { PairedEvent } from '../../core/adapter/transport.js'
import { mockPairedSession } from '../../testing/index.js'

const [FIRST, SECOND] = ['eip155:1:0x1', 'eip155:1:0x2'] as const

test('R-CONN-194 sends an adapter at once the last event of each type that its namespace received while its code loaded', () => {
  const { onEvent, controls } = mockPairedSession()
  const kit: PairedEvent[] = []
  onEvent((event) => kit.push(event))
  controls.changeAccounts('eip155', [FIRST])
  controls.changeAccounts('eip155', [SECOND])
  controls.changeNetwork('eip155:10')
  controls.changeAccounts('solana', ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:A'])
  expect(kit).toHaveLength(4)
  const heard: PairedEvent[] = []
  const stop = onEvent((event) => heard.push(event), 'eip155')
  expect(heard).toEqual([
    { type: 'accounts', namespace: 'eip155', accounts: [SECOND] },
    { type: 'network', caipNetworkId: 'eip155:10' },
  ])
  controls.changeNetwork('eip155:1')
  expect(heard).toHaveLength(3)
  stop()
  const next: PairedEvent[] = []
  onEvent((event) => next.push(event), 'eip155')
  expect(next).toEqual([])
})
