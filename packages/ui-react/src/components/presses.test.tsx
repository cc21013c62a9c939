import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button.js'
import { Row } from './row.js'
import { Tag } from './tag.js'

test('R-HOST-16 a loading button is busy, keeps focus and ignores presses', async () => {
  const user = userEvent.setup()
  const pressed = jest.fn()
  const { rerender } = render(<Button onClick={pressed}>Connect</Button>)
  await user.click(screen.getByRole('button'))
  rerender(
    <Button loading onClick={pressed}>
      Connecting…
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Connecting…' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  await user.keyboard('{Enter} ')
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('R-BTN-05 a button passes its props on', () => {
  render(
    <Button className="host" id="one" aria-describedby="two" disabled>
      Go
    </Button>,
  )
  const button = screen.getByRole('button')
  expect(button).toHaveClass('host')
  expect(button).toHaveAttribute('id', 'one')
  expect(button).toHaveAttribute('aria-describedby', 'two')
  expect(button).toBeDisabled()
})

test('R-MODAL-15 an aria-disabled icon button stays focusable and reports presses', async () => {
  const user = userEvent.setup()
  const pressed = jest.fn()
  render(
    <Button aria-disabled onClick={pressed}>
      Close
    </Button>,
  )
  await user.tab()
  expect(screen.getByRole('button')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('R-VIEW-12 a disabled row is aria-disabled and not focusable', async () => {
  const user = userEvent.setup()
  const pressed = jest.fn()
  render(<Row title="Fox" disabled onClick={pressed} />)
  const row = screen.getByRole('button', { name: 'Fox' })
  expect(row).toHaveAttribute('aria-disabled', 'true')
  await user.tab()
  await user.click(row)
  expect(row).not.toHaveFocus()
  expect(pressed).not.toHaveBeenCalled()
})

test('R-HOST-16 a loading row is busy and ignores presses', async () => {
  const pressed = jest.fn()
  render(<Row title="Fox" loading onClick={pressed} />)
  await userEvent.click(screen.getByRole('button', { busy: true }))
  expect(pressed).not.toHaveBeenCalled()
})

test('R-VIEW-49 the selected row has aria-current and an icon', () => {
  render(<Row title="Base" selected />)
  const row = screen.getByRole('button', { current: true })
  expect(row.querySelector('[data-icon="check"]')).toBeInTheDocument()
})

test('R-HOST-14 a row wraps its tag below the name when the text is large', () => {
  render(<Row title="WalletConnect" tag={<Tag>QR code</Tag>} trailing="end" />)
  const tag = screen.getByText('QR code')
  const name = screen.getByText('WalletConnect')
  const shared = tag.parentElement
  expect(shared).toContainElement(name)
  expect(shared).toHaveClass('bl:flex-wrap')
  expect(name.parentElement).toHaveClass('bl:flex-[1_1_6em]')
  expect(tag).toHaveClass('bl:max-w-full', 'bl:wrap-anywhere')
  expect(tag).not.toHaveClass('bl:whitespace-nowrap')
  expect(shared).not.toHaveTextContent('end')
})

test('R-HOST-16 a busy row shows a spinner in place of its trailing content', () => {
  const { container, rerender } = render(<Row title="Fox" trailing="end" selected loading />)
  expect(container.querySelector('[data-part="spinner"]')).toBeInTheDocument()
  expect(screen.queryByText('end')).not.toBeInTheDocument()
  expect(container.querySelector('[data-icon="check"]')).toBeNull()
  rerender(<Row title="Fox" trailing="end" selected />)
  expect(screen.getByText('end')).toBeInTheDocument()
})

test('R-VIEW-12 a disabled row is dimmed, except its hint', () => {
  render(<Row title="Polygon" hint="Not supported" disabled />)
  expect(screen.getByText('Polygon')).toHaveClass('bl:opacity-45')
  expect(screen.getByText('Not supported')).not.toHaveClass('bl:opacity-45')
})
