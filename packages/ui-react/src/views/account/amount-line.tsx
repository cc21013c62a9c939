'use client'

import type { ReactNode } from 'react'
import { classNames } from '../../parts/class-names.js'
import { HiddenWords } from '../../parts/hidden-words.js'
import { Skeleton } from '../../parts/skeleton.js'
import { HiddenAmount } from './hidden-amount.js'
import { HideToggle } from './hide-toggle.js'

/**
 * `label` says what the amount is of. `coming`: what is said while it is on its way. Without an `amount` nobody knows it.
 * `size` is a class; `children` stand behind the amount.
 */
export type AmountLineProps = {
  label: string
  coming: string | undefined
  amount: string | undefined
  isHidden: boolean
  size: string
  children?: ReactNode
}

/** What the account has, in large figures, and the button that covers them: on its way, known, or a dash. */
export function AmountLine({ label, coming, amount, isHidden, size, children }: AmountLineProps) {
  return (
    <div className="bl:flex bl:max-w-full bl:items-center bl:justify-center bl:gap-1 bl:ps-10">
      {coming === undefined ? (
        <p
          className={classNames(
            'bl:flex bl:min-h-9 bl:min-w-0 bl:flex-wrap bl:items-baseline bl:justify-center bl:gap-x-2 bl:text-center bl:font-semibold bl:tabular-nums',
            isHidden && amount !== undefined ? 'bl:text-24' : size,
          )}
        >
          <HiddenWords>{label}</HiddenWords>
          {amount === undefined && (
            <span aria-hidden="true" className="bl:text-subtle">
              –
            </span>
          )}
          {amount !== undefined && (isHidden ? <HiddenAmount /> : <bdi className="bl:wrap-anywhere">{amount}</bdi>)}
          {children}
        </p>
      ) : (
        <p className="bl:flex bl:min-h-9 bl:items-center bl:justify-center">
          <Skeleton className="bl:h-6 bl:w-32 bl:rounded-small" />
          <HiddenWords>{coming}</HiddenWords>
        </p>
      )}
      <HideToggle />
    </div>
  )
}
