import { VisuallyHidden } from '../../components/visually-hidden.js'

/** `0x` belongs to the first group: all others are of four then. */
const GROUP = /^0x.{4}|.{1,4}/g

/** `label` says whose it is. */
export type WholeAddressProps = { address: string; label: string }

/**
 * An address letter by letter: in groups of four for the eye, selected and copied as one word, each letter by itself for a
 * screen reader.
 *
 * Source  R-RECV-07
 */
export function WholeAddress({ address, label }: WholeAddressProps) {
  return (
    <p
      dir="ltr"
      data-part="whole-address"
      className="bl:text-center bl:text-14 bl:leading-6 bl:text-balance bl:tabular-nums"
    >
      <VisuallyHidden className="bl:select-none">{`${label}: ${[...address].join(' ')}`}</VisuallyHidden>
      <bdi translate="no" aria-hidden="true" className="bl:select-all">
        {address.match(GROUP)?.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same group may come twice, and none ever moves
          <span key={at} className="bl:me-2 bl:inline-block bl:last:me-0">
            {group}
          </span>
        ))}
      </bdi>
    </p>
  )
}
