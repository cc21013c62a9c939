import '../../test/page/page-rules.js'
import { ready } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { openModal } from '../../test/page/open-modal.js'
import { ModalProvider } from './modal-provider.js'

function Host({ kit }: { kit: ReturnType<typeof createTestKit>['kit'] }) {
  const [locale, setLocale] = useState('en')
  return (
    <ModalProvider kit={kit} locale={locale}>
      {['en', 'ar', 'en-XA'].map((language) => (
        <button key={language} type="button" onClick={() => setLocale(language)}>
          {language}
        </button>
      ))}
    </ModalProvider>
  )
}

test('R-HOST-12 another language replaces texts in the open view without showing message ids', async () => {
  const { kit } = createTestKit()
  render(
    <StrictMode>
      <Host kit={kit} />
    </StrictMode>,
  )
  await act(() => ready(kit))
  const user = userEvent.setup()
  const choose = (language: string) => user.click(screen.getByText(language))
  await openModal(kit, { view: 'WhatIsAWallet' })
  const words = await screen.findByText('Get a wallet')
  const seen = new Set<string>()
  const observer = new MutationObserver(() => seen.add(words.textContent))
  observer.observe(words, { characterData: true, childList: true, subtree: true })
  await choose('ar')
  expect(await screen.findByText('احصل على محفظة')).toBe(words)
  await choose('en-XA')
  expect(await screen.findByText(/^\[Ğ/)).toBe(words)
  await choose('en')
  expect(await screen.findByText('Get a wallet')).toBe(words)
  observer.disconnect()
  expect([...seen].map((text) => text.slice(0, 2))).toEqual(['اح', '[Ğ', 'Ge'])
})
