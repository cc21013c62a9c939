import { classNames } from '../../../components/class-names.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'

/** `0x` is part of the first group, so that all others have four characters. */
const GROUP = /^0x.{4}|.{1,4}/g

/** `label` names the address for screen readers. Groups that differ from those of `compared` are marked. */
export type FullAddressProps = {
  address: string
  label: string
  compared?: string | undefined
  className?: string | undefined
}

/**
 * A full address in Receive, Send and Pay: shown in groups of four characters, in columns, so that two addresses can be compared;
 * selected and copied as one word, and read character by character by screen readers.
 *
 * Source  R-RECV-07, R-SEND-166
 */
export function FullAddress({ address, label, compared, className }: FullAddressProps) {
  const others = compared === undefined ? undefined : getGroups(compared)
  // `0x` then stands in front of the columns, and the groups of both lines are below each other.
  const alignment = address.startsWith('0x') && 'bl:text-end'
  return (
    <p
      dir="ltr"
      data-part="whole-address"
      className={classNames('bl:max-w-[33ch] bl:text-start bl:font-mono bl:text-14 bl:leading-6', className)}
    >
      <VisuallyHidden className="bl:select-none">{`${label}: ${[...address].join(' ')}`}</VisuallyHidden>
      <bdi translate="no" aria-hidden="true" className="bl:select-all">
        {getGroups(address).map((group, at) => {
          const isDifferent = others !== undefined && others[at]?.toLowerCase() !== group.toLowerCase()
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a group can occur twice, and groups never move
              key={at}
              data-different={isDifferent || undefined}
              className={classNames(
                'bl:me-[0.5ch] bl:inline-block bl:w-[6ch]',
                alignment,
                isDifferent && 'bl:font-semibold bl:underline bl:decoration-2 bl:underline-offset-4',
              )}
            >
              {group}
            </span>
          )
        })}
      </bdi>
    </p>
  )
}

function getGroups(address: string): readonly string[] {
  return address.match(GROUP) ?? []
}
