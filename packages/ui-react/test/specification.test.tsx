/** Requirements of the specification for the UI: English error texts, display rules, colors and durations. Source: §2, §8, §9 */
import './page/page-rules.js'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KitError } from '@bowline/kit-core'
import { showToast } from '@bowline/kit-core/actions'
import {
  ChainNotSupportedError,
  DisconnectError,
  EmailCooldownError,
  FrameLoadError,
  SendIncompleteError,
  SendTokenMissingError,
  SendUnsupportedError,
  SignatureDeclinedError,
  SignInCheckError,
  SmartAccountSignatureError,
  TransactionsFetchError,
} from '@bowline/kit-core/errors'
import { act, screen, within } from '@testing-library/react'
import { getAvatarTints } from '../src/components/avatar-tints.js'
import { formatError } from '../src/messages/format-error.js'
import { formatMessage } from '../src/messages/format-message.js'
import { formatColor, parseColor } from '../src/theme/color.js'
import { PALETTES } from '../src/theme/palette.js'
import { formatBalance } from '../src/views/account/tokens/format-balance.js'
import { formatDollars } from '../src/views/account/tokens/format-dollars.js'
import { ENGLISH, wholeCatalogue } from './page/catalogue.js'
import { openModal } from './page/open-modal.js'
import { renderWithKit } from './page/render-with-kit.js'

/** Errors that the tests of kit-core and adapter-evm trigger; this test checks what the user reads. */
const SHOWN: readonly (readonly [string, KitError])[] = [
  ['Please try again after 30 seconds', new EmailCooldownError(30)],
  ['Chain is not supported', new ChainNotSupportedError()],
  ['Failed to disconnect', new DisconnectError()],
  ['Unsupported chain', new SendUnsupportedError()],
  ['An amount and receiver address are required', new SendIncompleteError()],
  ['A token is required', new SendTokenMissingError()],
  ['A problem occurred while trying initialize authentication', new SignInCheckError()],
  ['Signature declined', new SignatureDeclinedError()],
  ['This application might not support Smart Accounts', new SmartAccountSignatureError()],
  ['Unable to load email login dependency', new FrameLoadError()],
  ['Failed to fetch transactions', new TransactionsFetchError()],
]

test.each(SHOWN)('R-ERR-21 R-ERR-22 shows "%s" in English', async (text, error) => {
  expect(formatError(ENGLISH, error)).toBe(text)
  expect(formatError(await wholeCatalogue('en'), error)).toBe(text)
})

test.each(SHOWN)('R-ERR-21 R-TOAST-07 shows "%s" in a toast', async (text, error) => {
  const { kit } = await renderWithKit(null)
  await openModal(kit)
  act(() => showToast(kit, { message: error, variant: 'error' }))
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`))
})

test('R-VIEW-39 names the account tabs Tokens, NFTs and Activity', () => {
  const ids = ['account.tokens', 'account.nfts', 'account.activity'] as const
  expect(ids.map((id) => formatMessage(ENGLISH, id))).toEqual(['Tokens', 'NFTs', 'Activity'])
})

test('R-CONST-24 shows amounts with 3 decimals and dollars with 2', () => {
  expect(formatBalance('en', '1.23456')).toBe('1.234')
  expect(formatDollars('en', '1.5')).toBe('$1.50')
})

test('R-CONST-26 mixes 5 avatar tints in steps of 15 percent', () => {
  const reds = getAvatarTints('0x000000').map((tint) => Number(/\d+/.exec(tint)?.[0]))
  expect(reds).toEqual([0, 15, 30, 45, 60].map((percent) => Math.round(255 * (percent / 100))))
})

test.each([
  ['light', 'hsla(231, 100%, 70%, 1)', '#ffffff'],
  ['dark', 'hsla(230, 100%, 67%, 1)', '#121313'],
] as const)(
  'R-CONST-46 R-THEME-02 R-THEME-03 starts the %s theme from its accent and background',
  (name, accent, background) => {
    const wanted = parseColor(accent)
    expect(formatColor(PALETTES[name].accent)).toBe(wanted && formatColor(wanted))
    expect(formatColor(PALETTES[name].background)).toBe(background)
  },
)

test('R-CONST-05 R-MODAL-23 R-MODAL-24 R-MODAL-25 animates header text 120 ms, height and views 150 ms', () => {
  const read = (file: string) => readFileSync(join(__dirname, '../src', file), 'utf8')
  expect(read('theme/styles.css')).toMatch(/--animate-header: bl-header 120ms/)
  expect(read('theme/motion.css')).toMatch(/bl-view-forward 150ms[\s\S]*bl-view-back 150ms/)
  expect(read('modal/view-area.tsx')).toMatch(/bl:transition-\[height\] bl:duration-150\b/)
})
