'use client'

import { useSettings } from '../host/use-settings'
import { MAX_TEXT_LENGTH, OWN_TEXT_IDS, OWN_TEXTS } from '../settings/own-texts'
import { Check } from './check'
import controls from './controls.module.css'
import { Panel } from './panel'

/** Components and texts of the app in place of the kit's. */
export function OwnParts() {
  const { settings, change } = useSettings()
  const { slots, texts } = settings
  return (
    <Panel title="Slots and texts" hint="Your components and your words, in place of the kit’s." testId="own-parts">
      <Check
        label="An own logo and own avatars"
        name="slots"
        checked={slots}
        onChange={(isOn) => change({ slots: isOn })}
      />
      <div className={controls.stack}>
        {OWN_TEXT_IDS.map((id) => (
          <label key={id} className={controls.field}>
            {id}
            <input
              type="text"
              value={texts[id] ?? ''}
              placeholder={OWN_TEXTS[id]}
              maxLength={MAX_TEXT_LENGTH}
              data-testid={`option-text-${id}`}
              onChange={({ target }) => {
                const { [id]: _, ...others } = texts
                change({ texts: target.value === '' ? others : { ...others, [id]: target.value } })
              }}
            />
          </label>
        ))}
      </div>
    </Panel>
  )
}
