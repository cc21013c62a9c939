import { screen } from '@testing-library/react'

/** A wait: something on the page is busy, and the words for it stand outside, where they are read out. */
export function expectWait(words: string): void {
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent(words)
  expect(screen.getByRole('status').closest('[aria-busy="true"]')).toBeNull()
}
