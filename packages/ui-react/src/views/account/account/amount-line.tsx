'use client'

import type { ReactNode } from 'react'
import { classNames } from '../../../components/class-names.js'
import { Skeleton } from '../../../components/skeleton.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { HiddenAmount } from '../tokens/hidden-amount.js'
import { HideToggle } from './hide-toggle.js'

/**
 * `label` names the amount. `loadingLabel` is the text for screen readers while it loads, else undefined. Without `amount`, a
 * dash is shown. `children` follow the amount. `textLength` is the number of characters of amount and children together.
 */
export type AmountLineProps = {
  label: string
  loadingLabel: string | undefined
  amount: string | undefined
  isHidden: boolean
  textLength: number
  children?: ReactNode
}

/**
 * Large amount in the head of Account (total value or balance): loading, known, or a dash; with a button that hides amounts.
 */
export function AmountLine({ label, loadingLabel, amount, isHidden, textLength, children }: AmountLineProps) {
  return (
    <div className="bl:col-span-3 bl:flex bl:max-w-full bl:items-center bl:gap-1 bl:short:col-span-1 bl:short:col-start-2 bl:short:row-start-2">
      {loadingLabel === undefined ? (
        <p
          className={classNames(
            'bl:flex bl:min-w-0 bl:flex-wrap bl:content-center bl:items-baseline bl:gap-x-2 bl:font-semibold bl:tabular-nums bl:tall:min-h-11',
            getFontSizeClass(textLength),
          )}
        >
          <VisuallyHidden>{label}</VisuallyHidden>
          {amount === undefined && (
            <span aria-hidden="true" className="bl:text-subtle">
              –
            </span>
          )}
          {amount !== undefined &&
            (isHidden ? (
              <HiddenAmount />
            ) : (
              <bdi translate="no" className="bl:wrap-anywhere">
                {amount}
              </bdi>
            ))}
          {children}
        </p>
      ) : (
        <p className="bl:flex bl:items-center bl:tall:min-h-11">
          <Skeleton className="bl:h-8 bl:w-32 bl:rounded-small bl:short:h-6" />
          <VisuallyHidden>{loadingLabel}</VisuallyHidden>
        </p>
      )}
      <HideToggle />
    </div>
  )
}

/** Font size by number of characters, so that an amount stays on one line. */
function getFontSizeClass(textLength: number): string {
  if (textLength <= 9) return 'bl:text-40 bl:short:text-20'
  if (textLength <= 12) return 'bl:text-32 bl:short:text-16'
  if (textLength <= 16) return 'bl:text-24 bl:short:text-14'
  if (textLength <= 20) return 'bl:text-20 bl:short:text-14'
  return textLength <= 26 ? 'bl:text-16' : 'bl:text-14'
}
