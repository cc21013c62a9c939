import type { RootContent } from 'mdast'
import { ALERT_ADVICE } from '../../content/alert-advice'
import { listAlerts } from '../alerts'
import { anchorOf, code, table, words } from '../nodes'

const ADVICE: ReadonlyMap<string, string> = new Map(Object.entries(ALERT_ADVICE))

/** Every alert: code, what it says, what to do. */
export function alertList(): readonly RootContent[] {
  const rows = listAlerts().map(({ code: name, shortMessage, longMessage, variant }) => ({
    id: anchorOf(name),
    cells: [code(name), words(`${variant} · “${shortMessage}”`), words(`${longMessage} ${ADVICE.get(name) ?? ''}`)],
  }))
  return [table('Alerts', ['Code', 'In the modal', 'What it means and what to do'], rows)]
}
