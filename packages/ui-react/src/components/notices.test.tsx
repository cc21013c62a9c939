import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AlertBar } from './alert-bar.js'
import { Icon } from './icon.js'
import { Toast } from './toast.js'

test('R-TOAST-08 an error toast has the role alert, other toasts the role status', () => {
  const { rerender } = render(<Toast variant="error" message="Failed to disconnect" />)
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to disconnect')
  rerender(<Toast variant="success" message="Link copied" />)
  expect(screen.getByRole('status')).toHaveTextContent('Link copied')
})

test('R-TOAST-06 a toast shows its own icon', () => {
  const { container } = render(<Toast variant="success" message="Done" icon={<Icon name="wallet" />} />)
  expect(container.querySelector('[data-icon="wallet"]')).toBeInTheDocument()
  expect(container.querySelector('[data-icon="success"]')).toBeNull()
})

test('R-ALERT-01 an alert stays until the user closes it', async () => {
  const closed = jest.fn()
  render(<AlertBar variant="error" message="Session Expired" closeLabel="Dismiss" onClose={closed} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Session Expired')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(closed).toHaveBeenCalledTimes(1)
})
