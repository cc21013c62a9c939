import { VisuallyHidden } from '../../../components/visually-hidden.js'

/** `0x` is part of the first group, so that all others have four characters. */
const GROUP = /^0x.{4}|.{1,4}/g

/** `label` names the address for screen readers. */
export type FullAddressProps = { address: string; label: string }

/**
 * A full address in Receive, Send and Pay: shown in groups of four characters, selected and copied as one word, and read
 * character by character by screen readers.
 *
 * Source  R-RECV-07
 */
export function FullAddress({ address, label }: FullAddressProps) {
  return (
    <p
      dir="ltr"
      data-part="whole-address"
      className="bl:text-center bl:text-14 bl:leading-6 bl:text-balance bl:tabular-nums"
    >
      <VisuallyHidden className="bl:select-none">{`${label}: ${[...address].join(' ')}`}</VisuallyHidden>
      <bdi translate="no" aria-hidden="true" className="bl:select-all">
        {address.match(GROUP)?.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group can occur twice, and groups never move
          <span key={at} className="bl:me-2 bl:inline-block bl:last:me-0">
            {group}
          </span>
        ))}
      </bdi>
    </p>
  )
}
