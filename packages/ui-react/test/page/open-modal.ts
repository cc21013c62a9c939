import type { Kit } from '@bowline/kit-core'
import { type OpenParams, open } from '@bowline/kit-core/actions'
import { act, waitFor } from '@testing-library/react'

/** Opens the modal and waits for its first view. React renders nothing while one `act` waits, so it waits outside. */
export async function openModal(kit: Kit, params?: OpenParams): Promise<void> {
  let hasResolved = false
  act(() => {
    void open(kit, params).then(() => {
      hasResolved = true
    })
  })
  await waitFor(() => expect(hasResolved).toBe(true))
}
