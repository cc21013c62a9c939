'use client'

import { sanitizeText, shortAddress } from '@bowline/kit-core'
import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'
import { CopyButton, type CopyLabels } from './copy-button.js'
import { UntrustedText } from './untrusted-text.js'

/** `copyLabels` adds the button that copies it whole; an address is never cut without one somewhere in its view. */
export type AddressProps = Omit<ComponentPropsWithoutRef<'span'>, 'children' | 'onCopy'> & {
  address: string
  /** A name to show in its place; the address stays what is copied. */
  name?: string | null | undefined
  /** Letters of the name that are shown. */
  nameMax?: number
  copyLabels?: CopyLabels | undefined
  onCopy?: ((copied: boolean) => void) | undefined
}

/** An account's address, cut in the middle, left to right whatever the language around it. */
export function Address({ address, name, nameMax = 20, copyLabels, onCopy, className, ...rest }: AddressProps) {
  return (
    <span
      {...rest}
      data-part="address"
      className={classNames('bl:inline-flex bl:max-w-full bl:items-center bl:gap-1', className)}
    >
      {typeof name === 'string' && sanitizeText(name) !== '' ? (
        <UntrustedText text={name} max={nameMax} />
      ) : (
        <bdi translate="no" dir="ltr" title={address} className="bl:inline-block bl:truncate bl:tabular-nums">
          {shortAddress(address)}
        </bdi>
      )}
      {copyLabels !== undefined && <CopyButton text={address} labels={copyLabels} iconOnly onCopy={onCopy} />}
    </span>
  )
}
