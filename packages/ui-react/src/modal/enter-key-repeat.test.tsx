import '../../test/page/page-rules.js'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { pressOpen } from '../../test/page/press-open.js'

test('R-HOST-78 holding Enter on a wallet that declines at once sends one request', async () => {
  const adapter = mockAdapter()
  adapter.controls.holdNext({ method: 'connect' })
  const { kit, user } = await pressOpen({ adapters: [adapter] })
  await user.click(await screen.findByRole('button', { name: /Test Wallet/ }))
  await waitFor(() => expect(kit.getState().openPrompts).toBe(1))
  await act(async () => adapter.controls.reject())
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(again).toHaveFocus()
  const asked = adapter.controls.requests.length
  expect(fireEvent.keyDown(again, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(again, { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(again, { key: 'ArrowDown', repeat: true })).toBe(true)
  expect(adapter.controls.requests).toHaveLength(asked)
})
