import '../../test/page/page-rules.js'
import { close } from '@bowline/kit-core/actions'
import { act, render, screen, waitFor } from '@testing-library/react'
import React, { useEffect, useInsertionEffect, useState } from 'react'
import { openModal } from '../../test/page/open-modal.js'
import { renderWithKit } from '../../test/page/render-with-kit.js'
import { KitButton } from '../buttons/kit-button.js'
import { PreRendered } from './pre-rendered.js'

const actions: string[] = []
beforeEach(() => {
  actions.length = 0
})

function Logo() {
  const [drawn] = useState(() => actions.push('drawn'))
  useInsertionEffect(() => {
    actions.push('placed')
  }, [])
  useEffect(() => {
    actions.push('mounted')
    return () => {
      actions.push('gone')
    }
  }, [])
  return <i data-testid="logo">{drawn}</i>
}

test('R-HOST-08 R-HOST-09 prerenders the card outside the page on hover, without running effects', async () => {
  const { user, kit } = await renderWithKit(<KitButton />, { slots: { Logo } })
  expect(actions).toEqual([])
  await user.hover(screen.getByRole('button', { name: 'Connect wallet' }))
  await waitFor(() => expect(actions).toContain('placed'))
  expect(actions).not.toContain('mounted')
  expect(document.querySelector('[role="dialog"]')).toBeNull()
  expect(screen.queryByTestId('logo')).not.toBeInTheDocument()

  const ahead = actions.length
  await openModal(kit)
  expect(screen.getByTestId('logo')).toBeVisible()
  expect(actions.slice(ahead)).toContain('mounted')
  expect(actions.slice(ahead)).not.toContain('drawn')
})

test('R-MODAL-11 closing resets the card, and the next opening has a new one', async () => {
  const { kit } = await renderWithKit(<KitButton />, { slots: { Logo } })
  await openModal(kit)
  const first = screen.getByTestId('logo')
  await act(async () => close(kit))
  expect(actions).toContain('gone')
  expect(document.querySelector('[role="dialog"]')).toBeNull()
  await openModal(kit)
  expect(screen.getByTestId('logo')).not.toBe(first)
})

test('R-HOST-08 prerenders nothing with an account, because opening shows another view', async () => {
  const { kit, user } = await renderWithKit(<KitButton />, { slots: { Logo } })
  await openModal(kit)
  actions.length = 0
  await user.click(screen.getByRole('button', { name: /Test Wallet/ }))
  await waitFor(() => expect(actions).toContain('gone'))
  await act(async () => {})
  expect(kit.getState().modal.open).toBe(false)
  expect(actions).not.toContain('placed')
})

describe('with a React version without prerendering', () => {
  const { Activity } = React
  beforeEach(() => {
    Object.defineProperty(React, 'Activity', { configurable: true, writable: true, value: undefined })
  })
  afterEach(() => {
    Object.defineProperty(React, 'Activity', { configurable: true, writable: true, value: Activity })
  })

  test('R-HOST-08 renders hidden children only when they are shown in React before 19.2', () => {
    const { rerender } = render(
      <PreRendered isShown={false}>
        <Logo />
      </PreRendered>,
    )
    expect(actions).toEqual([])
    rerender(
      <PreRendered isShown>
        <Logo />
      </PreRendered>,
    )
    expect(screen.getByTestId('logo')).toBeVisible()
    expect(actions).toContain('mounted')
  })
})
