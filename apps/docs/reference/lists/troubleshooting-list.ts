import type { RootContent } from 'mdast'
import { ALERT_ADVICE } from '../../content/alert-advice'
import { ERROR_ADVICE } from '../../content/error-advice'
import { listAlerts } from '../alerts'
import { listErrors } from '../errors'
import { anchorOf, table, words } from '../nodes'

const ALERT_ADVICES: ReadonlyMap<string, string> = new Map(Object.entries(ALERT_ADVICE))

/** Every message of an error or an alert, in alphabetical order: what it means, what to do, and its entry on the page of errors. */
export function troubleshootingList(): readonly RootContent[] {
  const errors = listErrors().map(({ code, message, comment }) => ({
    code,
    message,
    meaning: comment,
    advice: ERROR_ADVICE[code] ?? '',
  }))
  const alerts = listAlerts().map(({ code, shortMessage, longMessage }) => ({
    code,
    message: shortMessage,
    meaning: longMessage,
    advice: ALERT_ADVICES.get(code) ?? '',
  }))
  const rows = [...errors, ...alerts]
    .sort((a, b) => a.message.localeCompare(b.message))
    .map(({ code, message, meaning, advice }) => ({
      id: anchorOf(`message-${code}`),
      cells: [
        [{ type: 'text' as const, value: message }],
        words(meaning),
        words(advice),
        [
          {
            type: 'link' as const,
            url: `/errors#${anchorOf(code)}`,
            children: [{ type: 'inlineCode' as const, value: code }],
          },
        ],
      ],
    }))
  return [table('Messages', ['Message', 'What it means', 'What to do', 'Code'], rows)]
}
