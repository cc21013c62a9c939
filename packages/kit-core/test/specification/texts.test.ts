/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/"}
 */
// Every text the specification quotes, as the running kit says it: the message of a rejection, or what an alert or a toast shows.
import { readFileSync } from 'node:fs'
import { TEXTS_OF_ACCOUNTS } from './account-texts.js'
import { TEXTS_OF_CONNECTING } from './connect-texts.js'
import { TEXTS_OF_THE_EMBEDDED_WALLET } from './embedded-texts.js'
import { TEXTS_OF_NAMES } from './name-texts.js'
import { stopAll } from './quoted-text.js'
import { TEXTS_OF_SIGN_IN } from './sign-in-texts.js'

afterEach(stopAll)

const SAID = [
  ...TEXTS_OF_CONNECTING,
  ...TEXTS_OF_THE_EMBEDDED_WALLET,
  ...TEXTS_OF_SIGN_IN,
  ...TEXTS_OF_ACCOUNTS,
  ...TEXTS_OF_NAMES,
]

test.each(SAID)('$ids says "$text" when $when', async ({ text, say }) => {
  expect(await say()).toBe(text)
})

/** Texts that another package says: its test triggers them. */
const SAID_ELSEWHERE = { 'Chain is not supported': '../adapter-evm/test/switch-network.test.ts' }

/** What a service says and the kit maps. The rows above trigger an alert with each. */
const MAPPED = [
  'Unauthorized: origin not allowed',
  'JWT validation error: JWT Token is not yet valid',
  'Unauthorized: invalid key',
]

test('R-ERR-21 triggers every text that a catalogue line with a specification label quotes', () => {
  const said = [...SAID.map(({ text }) => text), ...Object.keys(SAID_ELSEWHERE), ...MAPPED]
  const isSaid = (quoted: string) => said.some((text) => new RegExp(`^${patternOf(quoted)}$`).test(text))
  expect(quotedTexts().filter((quoted) => !isSaid(quoted))).toEqual([])
  for (const [text, file] of Object.entries(SAID_ELSEWHERE)) expect(readFileSync(file, 'utf8')).toContain(`'${text}'`)
})

/** Texts in code quotes of the lines R-ERR and R-ALERT that carry the specification's label of §1, §5, §6 or §8. */
function quotedTexts(): readonly string[] {
  const lines = readFileSync('../../spec/14-errors-toasts-analytics.md', 'utf8').split('\n')
  return lines
    .filter((line) => /^- R-(ERR|ALERT)-/.test(line) && /\[S[1568]\.\d+\]/.test(line))
    .flatMap((line) => Array.from(line.matchAll(/`([^`]+)`/g), ([, text = '']) => text))
}

/** `{n}` matches any value. */
function patternOf(quoted: string): string {
  return quoted.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')
}
