'use client'

import { useKitState } from '@bowline/ui-react'
import { useEffect, useState } from 'react'
import { useSettings } from '../host/use-settings'
import { Check } from './check'
import controls from './controls.module.css'
import styles from './event-log.module.css'
import { Panel } from './panel'

type Raised = { readonly code: string; readonly short: string; readonly long: string; readonly key: number }

/** Alerts for the app's developer, which the kit shows in its card with the option `debug`, and two ways to raise one. */
export function AlertLog() {
  const { settings, change } = useSettings()
  const { switches, projectId } = settings
  const alert = useKitState((state) => state.alert)
  const [raised, setRaised] = useState<readonly Raised[]>([])
  useEffect(() => {
    const { code, shortMessage, longMessage } = alert
    if (code === undefined || !alert.open) return
    setRaised((known) => [{ code, short: shortMessage, long: longMessage, key: known.length }, ...known])
  }, [alert])

  return (
    <Panel
      title="Alerts"
      hint="Mistakes in an app’s set-up. With the option debug the card shows them to you; users never see them."
      testId="alerts"
    >
      <div className={controls.checks}>
        <Check
          label="Show alerts (debug)"
          name="debug"
          checked={switches.debug}
          onChange={(debug) => change({ switches: { ...switches, debug } })}
        />
        <Check
          label="Leave the project id out"
          name="no-project"
          checked={projectId === ''}
          onChange={(isLeftOut) => change({ projectId: isLeftOut ? '' : 'bowline-demo' })}
        />
      </div>
      {raised.length === 0 ? (
        <p className={controls.note}>
          {switches.debug ? 'None. Leave the project id out to see one.' : 'None shown. Turn debug on first.'}
        </p>
      ) : (
        <ol className={styles.events} aria-label="Alerts, the newest first">
          {raised.map(({ key, code, short, long }) => (
            <li key={key} data-testid="alert" data-code={code}>
              <span className={styles.error}>{short}</span>
              <span className={styles.facts}>
                {code}: {long}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
