'use client'

import { useMessages } from '../../../kit/use-messages.js'

/** `isOn`: the list contains only certified wallets. */
export type CertifiedSwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void }

/** Switch in AllWallets that limits the grid to wallets that the explorer has certified. */
export function CertifiedSwitch({ isOn, onChange }: CertifiedSwitchProps) {
  const { t } = useMessages()
  return (
    <label className="bl:flex bl:min-h-9 bl:cursor-pointer bl:items-center bl:justify-between bl:gap-3 bl:px-1 bl:text-14 bl:text-muted">
      <span className="bl:wrap-anywhere">{t('all-wallets.certified-only')}</span>
      <span className="bl:relative bl:inline-flex bl:flex-none">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state
          role="switch"
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          className="bl:peer bl:h-6 bl:w-10 bl:cursor-pointer bl:rounded-full bl:border bl:border-control bl:bg-surface bl:transition-colors bl:duration-100 bl:before:absolute bl:before:-inset-2.5 bl:before:content-[''] bl:hover:bg-surface-hover bl:checked:border-accent bl:checked:bg-accent bl:checked:hover:bg-accent-hover"
        />
        <span
          aria-hidden="true"
          className="bl:pointer-events-none bl:absolute bl:start-1 bl:top-1 bl:size-4 bl:rounded-full bl:bg-muted bl:transition-transform bl:duration-100 bl:peer-checked:translate-x-4 bl:peer-checked:bg-on-accent bl:rtl:peer-checked:-translate-x-4"
        />
      </span>
    </label>
  )
}
