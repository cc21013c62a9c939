'use client'

import { useId } from 'react'
import { classNames } from '../components/class-names.js'
import { Icon } from '../components/icon.js'
import { IconButton } from '../components/icon-button.js'
import { UntrustedText } from '../components/untrusted-text.js'
import { VisuallyHidden } from '../components/visually-hidden.js'
import { NetworkLogo } from '../views/networks/networks/network-logo.js'
import { type HeaderStart, useHeader } from './use-header.js'

/** `titleId` is the id of the heading, which labels the dialog. */
export type HeaderProps = { titleId: string }

/**
 * Header of the card: back, help or the network at the start, the title of the view or the wallet's name, smart sessions and
 * close at the end.
 */
export function Header({ titleId }: HeaderProps) {
  const { view, wallet, title, isChange, start, sessions, close } = useHeader()
  const reasonId = useId()
  return (
    <header className="bl:flex bl:h-16 bl:flex-none bl:short:h-13 bl:items-center bl:gap-2 bl:px-3.5">
      <span className="bl:flex bl:min-w-9 bl:flex-none">
        {start !== undefined && (
          <IconButton key={start.kind} label={start.label} icon={getStartIcon(start)} onClick={start.press} />
        )}
      </span>
      <h1
        key={`${view}/${wallet ?? ''}`}
        id={titleId}
        tabIndex={-1}
        data-modal-title=""
        className={classNames(
          'bl:min-w-0 bl:flex-1 bl:truncate bl:text-center bl:text-16 bl:font-semibold',
          isChange && 'bl:animate-header',
        )}
      >
        {wallet === undefined ? title : <UntrustedText text={wallet} fallback={title} />}
      </h1>
      <span className="bl:flex bl:min-w-9 bl:flex-none">
        {sessions !== undefined && <IconButton label={sessions.label} icon="key" onClick={sessions.press} />}
        {close !== undefined && (
          <IconButton
            label={close.label}
            icon="close"
            onClick={close.press}
            aria-disabled={close.refusal !== undefined || undefined}
            aria-describedby={close.refusal === undefined ? undefined : reasonId}
          />
        )}
        {close?.refusal !== undefined && <VisuallyHidden id={reasonId}>{close.refusal}</VisuallyHidden>}
      </span>
    </header>
  )
}

function getStartIcon(start: HeaderStart) {
  if (start.kind !== 'network') return <Icon name={start.kind} />
  const { network } = start
  return network ? <NetworkLogo network={network} size="tiny" /> : <Icon name="network" />
}
