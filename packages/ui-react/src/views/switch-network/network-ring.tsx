import { Icon } from '../../parts/icon.js'
import { NetworkImage } from '../../parts/network-image.js'

/** What is going on with the network. */
export type NetworkRingState = 'connecting' | 'error' | 'success'

/** `src` and `name` are the network's. */
export type NetworkRingProps = { src?: string | undefined; name: string; state: NetworkRingState }

const LINE: Readonly<Record<NetworkRingState, string>> = {
  connecting: 'bl:animate-travel bl:text-accent',
  error: 'bl:text-danger',
  success: 'bl:text-success',
}

/** A network's picture with a line that travels round it while the wallet is asked; it stops and turns when it is over. */
export function NetworkRing({ src, name, state }: NetworkRingProps) {
  return (
    <span
      aria-hidden="true"
      data-part="network-ring"
      data-state={state}
      className="bl:relative bl:inline-flex bl:flex-none bl:p-2"
    >
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 92 92"
        fill="none"
        strokeWidth="2.5"
        stroke="currentColor"
        className="bl:absolute bl:inset-0 bl:size-full"
      >
        {state === 'connecting' && <circle cx="46" cy="46" r="44" className="bl:text-surface-active" />}
        <circle
          cx="46"
          cy="46"
          r="44"
          pathLength="100"
          strokeLinecap="round"
          strokeDasharray={state === 'connecting' ? '28 72' : undefined}
          className={LINE[state]}
        />
      </svg>
      <NetworkImage src={src} name={name} size="large" />
      {state !== 'connecting' && (
        <span className="bl:absolute bl:-end-1 bl:-bottom-1 bl:flex bl:size-7 bl:items-center bl:justify-center bl:rounded-full bl:bg-bg">
          <Icon name={state} className={state === 'error' ? 'bl:size-6 bl:text-danger' : 'bl:size-6 bl:text-success'} />
        </span>
      )}
    </span>
  )
}
