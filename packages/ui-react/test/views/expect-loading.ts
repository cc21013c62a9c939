import { screen } from '@testing-library/react'

/** Expects a busy element, and the announcement of progress outside it, where screen readers read it. */
export function expectLoading(text: string): void {
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent(text)
  expect(screen.getByRole('status').closest('[aria-busy="true"]')).toBeNull()
}
