'use client'

import { type ReactNode, useId, useRef } from 'react'
import { AmbiguousAmount } from './ambiguous-amount.js'
import { getAmountSizeClass } from './amount-size.js'
import { Button } from './button.js'
import { classNames } from './class-names.js'
import { ErrorLine } from './error-line.js'
import { Icon } from './icon.js'
import { IconButton } from './icon-button.js'
import { isComposing } from './is-composing.js'
import { useAmountText } from './use-amount-text.js'

/**
 * `label` names the field. `locale` is the locale in which the user writes amounts. `value` is decimal text. `onChange`
 * receives decimal text, or the typed text when it is not an amount; without `onChange` the field is read-only. `affixes` are
 * texts allowed next to the amount, for example when pasted. `peer` is the amount of the other of two fields, which have the same
 * size of type. `sign` is shown in front of the amount. `question` is the text shown for an ambiguous amount. `price`
 * appears next to the label. `worth` and `balance` appear below the amount, on a line that exists with either of them or
 * `max`. `unit` is a button next to `worth` that changes the amount's unit. `error` appears below the field. `token` is the
 * button that selects the token. `max` fills in the whole balance. `onEnter` is called on Enter.
 */
export type AmountFieldProps = {
  label: string
  locale: string
  value: string
  onChange?: ((value: string) => void) | undefined
  affixes?: readonly string[] | undefined
  sign?: string | undefined
  peer?: string | undefined
  question?: string | undefined
  onEnter?: (() => void) | undefined
  price?: string | undefined
  worth?: string | undefined
  unit?: { readonly label: string; readonly onPress: () => void } | undefined
  error?: string | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
  autoFocus?: boolean | undefined
  token: ReactNode
  balance?: ReactNode
  max?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** Large text field for the amount in Send, Swap, Pay and the on-ramp, formatted in the user's locale. Always left to right. */
export function AmountField({
  label,
  locale,
  value,
  onChange,
  affixes,
  sign,
  peer,
  question,
  onEnter,
  price,
  worth,
  unit,
  error,
  isDisabled = false,
  isReadOnly = onChange === undefined,
  autoFocus = false,
  token,
  balance,
  max,
}: AmountFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { text, type, candidates } = useAmountText(locale, value, onChange, affixes)
  const isAmbiguous = candidates.length > 0
  const describedBy = isAmbiguous ? `${id}-question` : error === undefined ? undefined : `${id}-error`
  return (
    <div data-part="amount-field" className="bl:flex bl:flex-col bl:gap-2">
      <div
        className={classNames(
          'bl:flex bl:flex-col bl:gap-1 bl:rounded-row bl:border bl:bg-surface bl:p-4 bl:transition-colors bl:duration-100',
          error === undefined || isAmbiguous
            ? 'bl:border-border bl:has-[input:focus-visible]:border-ring'
            : 'bl:border-danger',
        )}
      >
        <div className="bl:flex bl:flex-wrap bl:items-baseline bl:justify-between bl:gap-x-3 bl:text-14 bl:text-muted">
          <label htmlFor={`${id}-amount`}>{label}</label>
          {price !== undefined && <bdi className="bl:text-12 bl:tabular-nums">{price}</bdi>}
        </div>
        <div className="bl:flex bl:flex-wrap bl:items-center bl:gap-x-3 bl:gap-y-2">
          <span
            className={classNames(
              'bl:flex bl:flex-[1_1_2.5em] bl:items-center bl:gap-0.5 bl:font-semibold',
              getAmountSizeClass(text, peer),
            )}
          >
            {sign !== undefined && (
              <span aria-hidden="true" translate="no" className={text === '' ? 'bl:text-subtle' : undefined}>
                {sign}
              </span>
            )}
            <input
              ref={input}
              id={`${id}-amount`}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="next"
              dir="ltr"
              placeholder="0"
              value={text}
              title={isReadOnly && text !== '' ? text : undefined}
              disabled={isDisabled}
              readOnly={isReadOnly}
              aria-invalid={(error !== undefined && !isAmbiguous) || undefined}
              aria-describedby={describedBy}
              data-autofocus={autoFocus ? '' : undefined}
              onChange={(event) => type(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
                event.preventDefault()
                onEnter?.()
              }}
              className="bl:min-h-12 bl:flex-1 bl:text-ellipsis bl:tabular-nums bl:rtl:text-right bl:focus-visible:outline-none bl:disabled:opacity-45"
            />
          </span>
          {token}
        </div>
        {(worth !== undefined || balance !== undefined || max !== undefined) && (
          <div
            data-part="amount-line"
            className="bl:flex bl:min-h-9 bl:flex-wrap bl:items-center bl:justify-between bl:gap-x-1 bl:text-14 bl:text-muted"
          >
            <span className="bl:flex bl:items-center">
              <bdi translate="no" className="bl:tabular-nums bl:wrap-anywhere">
                {worth}
              </bdi>
              {unit !== undefined && (
                <IconButton
                  label={unit.label}
                  title={unit.label}
                  icon={<Icon name="swap" className="bl:size-4" />}
                  disabled={isDisabled || isReadOnly}
                  onClick={unit.onPress}
                />
              )}
            </span>
            <span className="bl:ms-auto bl:flex bl:flex-wrap bl:items-center bl:justify-end bl:gap-x-2">
              {balance}
              {max !== undefined && (
                <Button variant="secondary" size="small" disabled={isDisabled || isReadOnly} onClick={max.onPress}>
                  {max.label}
                </Button>
              )}
            </span>
          </div>
        )}
      </div>
      {isAmbiguous && (
        <AmbiguousAmount
          id={`${id}-question`}
          question={question}
          candidates={candidates}
          isDisabled={isDisabled || isReadOnly}
          onChoose={() => input.current?.focus()}
        />
      )}
      {error !== undefined && !isAmbiguous && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </div>
  )
}
