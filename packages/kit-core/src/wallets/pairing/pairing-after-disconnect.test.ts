import { settled, setUpPairing, tidyPairing } from '../../../test/pairing-fixture.js'
import { disconnect } from '../../actions.js'
import { selectNamespaceStatus } from '../../index.js'
import { mockPairedSession } from '../../testing/index.js'

afterEach(tidyPairing)

test('R-CONN-260 keeps a wallet that is paired while the previous session is slow to end', async () => {
  const { kit, hold, pairing } = await setUpPairing()
  await hold()
  const first = mockPairedSession()
  let isEnded = () => {}
  const slow = new Promise<void>((resolve) => {
    isEnded = resolve
  })
  pairing.last().approve({ ...first, end: () => first.end().then(() => slow) })
  await settled()
  const leaving = disconnect(kit)
  await settled()
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('disconnected')
  await hold()
  const second = pairing.last().approve()
  await settled()
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('connected')
  isEnded()
  await leaving
  expect([selectNamespaceStatus(kit.getState(), 'eip155'), second.controls.isOver()]).toEqual(['connected', false])
})
