/** The secure site in the language of the page: a login in its window, the link of the mail, and an approval. */
import { expect, type Page } from '@playwright/test'
import { embeddedWallet, freshEmail } from './pages/embedded-wallet.js'
import { IN_WINDOW, readMail, title } from './pages/login-window.js'
import { test } from './test.js'

async function expectArabic(page: Page): Promise<void> {
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', 'ar')
  await expect(root).toHaveAttribute('dir', 'rtl')
  const { scroll, client } = await root.evaluate(({ scrollWidth, clientWidth }) => ({
    scroll: scrollWidth,
    client: clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(client)
}

test('R-FRAME-150 logs in and approves in Arabic, from right to left', async ({ demo }) => {
  await demo.open({ ...IN_WINDOW, locale: 'ar' })
  const address = freshEmail()
  await demo.page.getByTestId('slot-kit').getByRole('button').click()
  const field = demo.modal.dialog.getByRole('combobox')
  await field.fill(address)
  const [login] = await Promise.all([demo.page.waitForEvent('popup'), field.press('Enter')])
  await expect(title(login, 'افتح الرابط الذي في بريدك')).toBeVisible()
  await expect(login.locator('#origin')).toHaveText(/^يطلب منك http.* تسجيل الدخول$/)
  await expectArabic(login)

  const link = await login.context().newPage()
  await link.goto((await readMail(address)).deviceLink ?? '')
  await expect(title(link, 'هل تسجّل الدخول إلى محفظتك؟')).toBeVisible()
  await expectArabic(link)
  await link.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect(title(link, 'سجّلت الدخول')).toBeVisible()
  await link.close()
  await expect(title(login, 'احتفظ بالوصول إلى محفظتك')).toBeVisible()
  await login.getByRole('button', { name: 'ليس الآن' }).click()
  await expect(demo.modal.dialog).toBeHidden()

  const { frame } = embeddedWallet(demo.page)
  await demo.page.getByTestId('give-coins').click()
  await expect(demo.page.getByTestId('secure-site-words')).toHaveText('Coins sent.')
  await demo.dapp.act('send')
  await expect(frame.locator('dt', { hasText: 'أقصى رسوم' })).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
  const [window] = await Promise.all([
    demo.page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'فتح النافذة' }).click(),
  ])
  await expect(title(window, 'إرسال')).toHaveText(/^إرسال \u2068(?:0\.001|٠٫٠٠١) ETH\u2069$/)
  await expectArabic(window)
  await expect(window.locator('[data-as=address] dd bdi').first()).toHaveAttribute('dir', 'ltr')
  await window.getByRole('button', { name: 'إرسال' }).click()
  await expect(demo.dapp.result('send').line('Receipt')).toContainText('success')
})
