import { getProvider } from '@bowline/kit-core/actions'
import { act, screen, waitFor } from '@testing-library/react'
import { emailField, showLoggedIn } from '../../../../test/views/embedded-fixture.js'
import { THEMES, violations } from '../../../../test/views/render-view.js'

const isProvider = (given: unknown): given is { request: (asked: object) => Promise<unknown> } =>
  typeof given === 'object' && given !== null && 'request' in given && typeof given.request === 'function'

const WORDS = {
  en: 'You’re no longer logged in. Log in again.',
  ar: 'لم تعد مسجّل الدخول. سجّل الدخول من جديد.',
} as const

test.each(THEMES.flatMap((theme) => [{ theme, locale: 'en' } as const, { theme, locale: 'ar' } as const]))(
  'R-FRAME-43 R-ERR-22 R-VIEW-03 a request of a login that the frame has lost opens another login and says so ($locale, $theme)',
  async ({ theme, locale }) => {
    const { kit, frame, view } = await showLoggedIn({ isBare: true, theme, locale })
    frame.rejectNext('RPC_REQUEST', { reason: 'logged_out', code: 4100 })
    await act(async () => {
      const provider = await getProvider(kit, { namespace: 'eip155' })
      if (!isProvider(provider)) throw new Error('no provider')
      const asked = provider.request({ method: 'personal_sign', params: ['0x68', frame.addresses.eip155] })
      await expect(asked).rejects.toMatchObject({ code: 'auth/login-lost' })
    })
    await waitFor(() => expect(view()).toBe('Connect'))
    expect(await screen.findByText(WORDS[locale])).toBeInTheDocument()
    if (locale === 'en') expect(emailField()).toBeEnabled()
    expect(await violations()).toEqual([])
  },
)
