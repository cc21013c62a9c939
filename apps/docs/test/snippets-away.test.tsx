import { act, screen } from '@testing-library/react'
import { AwayNote } from '../snippets/unavailable-wallet'
import { connectorId, show } from './snippet-page'

test('R-HOST-18 R-CONN-146 unavailable-wallet.tsx asks the user to unlock the wallet, until it is back', async () => {
  const { adapter } = await show(<AwayNote />, { isConnected: true })
  expect(screen.queryByText(/^Unlock/)).toBeNull()
  await act(async () => adapter.controls.lock(connectorId))
  expect(await screen.findByText(/^Unlock .+ to go on where you were\.$/)).not.toBeNull()
  await act(async () => adapter.controls.unlock(connectorId))
  expect(screen.queryByText(/^Unlock/)).toBeNull()
})
