'use client'

import { type ClipboardEvent, type ComponentPropsWithoutRef, type KeyboardEvent, useRef } from 'react'
import { classNames } from './class-names.js'
import { deleteDigit, enterDigits, OTP_LENGTH, type OtpEntry, parseDigits } from './otp-digits.js'

/**
 * `label` names the group of six boxes, `digitLabel` each box. `busy` makes the boxes read-only. `refocus` focuses the first
 * box when the field mounts. `onComplete` is called with the code when its last digit is entered.
 */
export type OtpFieldProps = Omit<ComponentPropsWithoutRef<'fieldset'>, 'onChange'> & {
  label: string
  digitLabel: (place: number) => string
  value: string
  onValueChange: (code: string) => void
  onComplete: (code: string) => void
  busy?: boolean
  invalid?: boolean
  refocus?: boolean
}

const BOX_INDEXES = Array.from({ length: OTP_LENGTH }, (_, at) => at)

const focusOnMount = (node: HTMLElement | null) => node?.focus({ preventScroll: true })

/** Six boxes for the code from an email. A digit moves on to the next box, Backspace to the previous one. Pasting works. */
export function OtpField({
  label,
  digitLabel,
  value,
  onValueChange,
  onComplete,
  busy = false,
  invalid = false,
  refocus = false,
  className,
  'aria-describedby': describedBy,
  ...rest
}: OtpFieldProps) {
  const boxes = useRef<HTMLDivElement>(null)
  const focusBox = (at: number) => boxes.current?.querySelectorAll('input')[at]?.focus()
  const update = ({ code, focus }: OtpEntry) => {
    focusBox(focus)
    if (busy || code === value) return
    onValueChange(code)
    if (code.length === OTP_LENGTH) onComplete(code)
  }
  const write = (at: number, typed: string) => {
    const digits = parseDigits(typed)
    const before = value[at] ?? ''
    const added = digits.length > 1 && before !== '' ? digits.replace(before, '') : digits
    if (added !== '') update(enterDigits(value, at, added))
  }
  const paste = (at: number, event: ClipboardEvent) => {
    event.preventDefault()
    const digits = parseDigits(event.clipboardData.getData('text'))
    if (digits !== '') update(enterDigits(value, at, digits))
  }
  const press = (at: number, event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: Math.min(value.length, OTP_LENGTH - 1) }
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault()
      if (event.key === 'Backspace' || at < value.length) update(deleteDigit(value, at))
      return
    }
    const step = Object.entries(steps).find(([key]) => key === event.key)?.[1]
    if (step === undefined) return
    event.preventDefault()
    focusBox(step)
  }
  return (
    <fieldset
      {...rest}
      aria-describedby={describedBy}
      aria-busy={busy || undefined}
      data-part="otp-field"
      className={classNames('bl:w-full', className)}
    >
      <legend className="bl:sr-only">{label}</legend>
      {/* A code is read from left to right in every language. */}
      <div ref={boxes} dir="ltr" className="bl:flex bl:gap-2">
        {BOX_INDEXES.map((at) => (
          <input
            key={at}
            ref={refocus && at === 0 ? focusOnMount : undefined}
            data-autofocus={at === 0 ? '' : undefined}
            type="text"
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            aria-label={digitLabel(at + 1)}
            aria-invalid={invalid || undefined}
            readOnly={busy}
            value={value[at] ?? ''}
            onChange={(event) => write(at, event.target.value)}
            onPaste={(event) => paste(at, event)}
            onKeyDown={(event) => press(at, event)}
            onFocus={(event) => event.target.select()}
            className="bl:h-14 bl:flex-1 bl:rounded-button bl:border bl:border-border bl:bg-surface bl:text-center bl:text-20 bl:font-semibold bl:tabular-nums bl:transition-colors bl:duration-100 bl:hover:bg-surface-hover bl:focus-visible:-outline-offset-1 bl:aria-invalid:border-danger bl:read-only:text-muted"
          />
        ))}
      </div>
    </fieldset>
  )
}
