'use client'

import { shortAddress } from '@bowline/kit-core'
import { sanitizeText } from '@bowline/kit-core/internal'
import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'
import { CopyButton, type CopyLabels } from './copy-button.js'
import { UntrustedText } from './untrusted-text.js'

/** `copyLabels` adds a copy button. Every view that shows a shortened address must offer a way to copy it. */
export type AddressProps = Omit<ComponentPropsWithoutRef<'span'>, 'children' | 'onCopy'> & {
  address: string
  /** Name to show instead of the address. The copy button still copies the address. */
  name?: string | null | undefined
  /** Maximum length of the displayed name, in characters. */
  nameMax?: number
  copyLabels?: CopyLabels | undefined
  onCopy?: ((copied: boolean) => void) | undefined
}

/** `name`, if given, else the address shortened in the middle, which is left to right also in right-to-left languages. */
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
