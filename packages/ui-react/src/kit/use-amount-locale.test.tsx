import { createTestKit } from '@bowline/kit-core/testing'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { KitProvider } from './kit-provider.js'
import { useAmountLocale } from './use-amount-locale.js'

function amountLocale({ asked, browser }: { asked?: string; browser: string }) {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browser)
  const { kit } = createTestKit()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <KitProvider kit={kit} locale={asked}>
      {children}
    </KitProvider>
  )
  return renderHook(useAmountLocale, { wrapper }).result.current
}

afterEach(() => jest.restoreAllMocks())

test('R-ACCT-28 R-HOST-13 formats amounts in the app’s locale, else in that of the user’s browser', () => {
  expect(amountLocale({ asked: 'ar-EG', browser: 'de-CH' })).toBe('ar-EG')
  expect(amountLocale({ browser: 'de-CH' })).toBe('de-CH')
})

test('R-ACCT-28 formats amounts in en-US when neither locale is valid', () => {
  expect(amountLocale({ browser: 'en_US@posix' })).toBe('en-US')
  expect(amountLocale({ asked: 'not a locale', browser: '' })).toBe('en-US')
})
