import { ALERT_ADVICE } from '../content/alert-advice'
import { listAlerts } from '../reference/alerts'
import { anchorOf, Words } from './names'

const ADVICE: ReadonlyMap<string, string> = new Map(Object.entries(ALERT_ADVICE))

/** Every alert: code, text, what to do. */
export function AlertList() {
  return listAlerts().map(({ code, shortMessage, longMessage, variant }) => (
    <div key={code} className="entry">
      <h3 id={anchorOf(code)}>
        <a href={`#${anchorOf(code)}`}>
          <code>{code}</code>
        </a>
      </h3>
      <p className="said">
        {variant} · “{shortMessage}”
      </p>
      <p>
        <Words>{longMessage}</Words> <Words>{ADVICE.get(code) ?? ''}</Words>
      </p>
    </div>
  ))
}
