import '../../test/page/page-rules.js'
import { close, goBack, push } from '@bowline/kit-core/actions'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { pressOpen } from '../../test/page/press-open.js'

test('R-MODAL-19 focus moves into the modal, stays inside, and returns to the button', async () => {
  const { user, dialog } = await pressOpen()
  expect(dialog.contains(document.activeElement)).toBe(true)
  for (let press = 0; press < 12; press++) {
    await user.tab()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  }
  for (let press = 0; press < 12; press++) {
    await user.tab({ shift: true })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  }
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Connect wallet' })).toHaveFocus())
})

test('R-MODAL-19 focus returns to the button after it became the account button', async () => {
  const { user } = await pressOpen()
  await user.click(await screen.findByRole('button', { name: /Test Wallet/ }))
  const button = await screen.findByRole('button', { name: /^Account 0x11/ })
  await waitFor(() => expect(button).toHaveFocus())
})

test('R-MODAL-20 each view moves focus to its heading', async () => {
  const { kit } = await pressOpen()
  expect(screen.getByRole('heading', { name: 'Connect wallet' })).toHaveFocus()
  await act(async () => push(kit, { view: 'WhatIsANetwork' }))
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull())
  await act(async () => goBack(kit))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Connect wallet' })).toHaveFocus())
})

test('R-MODAL-19 Tab wraps from a heading with nothing before or after it', async () => {
  const { kit, dialog } = await pressOpen()
  await act(async () => push(kit, { view: 'WhatIsANetwork' }))
  const last = within(dialog).getByRole('button', { name: 'Got it' })
  const [first] = within(dialog).getAllByRole('button')
  const heading = document.createElement('h2')
  heading.tabIndex = -1
  last.after(heading)
  heading.focus()
  expect(fireEvent.keyDown(heading, { key: 'Tab' })).toBe(false)
  expect(first).toHaveFocus()
  dialog.prepend(heading)
  heading.focus()
  expect(fireEvent.keyDown(heading, { key: 'Tab', shiftKey: true })).toBe(false)
  expect(last).toHaveFocus()
  dialog.focus()
  expect(fireEvent.keyDown(dialog, { key: 'Tab', shiftKey: true })).toBe(false)
  expect(last).toHaveFocus()
  heading.remove()
})

test('R-MODAL-19 the focus trap skips elements that Tab cannot reach, and ignores Tab with a modifier', async () => {
  const { kit, dialog } = await pressOpen()
  await act(async () => push(kit, { view: 'WhatIsANetwork' }))
  const last = within(dialog).getByRole('button', { name: 'Got it' })
  const place = document.createElement('div')
  place.innerHTML = '<button type="button" tabindex="-1">A</button><div inert><button type="button">B</button></div>'
  last.after(place)
  last.focus()
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    expect(fireEvent.keyDown(last, { key: 'Tab', [modifier]: true })).toBe(true)
  }
  expect(fireEvent.keyDown(last, { key: 'Tab' })).toBe(false)
  expect(within(dialog).getAllByRole('button')[0]).toHaveFocus()
  place.remove()
})

test('R-MODAL-19 focus stays where the app moved it on close', async () => {
  const { kit } = await pressOpen()
  const field = screen.getByLabelText('Host field')
  const stop = kit.subscribe(
    ({ modal }) => modal.open,
    () => field.focus(),
  )
  await act(async () => close(kit))
  expect(field).toHaveFocus()
  stop()
})
