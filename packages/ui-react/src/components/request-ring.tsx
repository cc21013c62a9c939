import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'
import { Icon } from './icon.js'

/** State of what the ring waits for, such as a wallet request, a login or a purchase: pending, failed, partly done or succeeded. */
export type RequestRingState = 'connecting' | 'error' | 'warning' | 'success'

/** `children` is the image; `shape` is the shape of the image. */
export type RequestRingProps = ComponentPropsWithoutRef<'span'> & { state: RequestRingState; shape: 'square' | 'round' }

const CORNER_RADIUS = { square: 26, round: 44 }

const LINE_CLASS: Record<RequestRingState, string> = {
  connecting: 'bl:animate-travel bl:text-ring',
  error: 'bl:text-danger',
  warning: 'bl:text-warning',
  success: 'bl:text-success',
}

/** Ring around an image that rotates while `connecting`, then shows the result by its color and an icon. */
export function RequestRing({ state, shape, className, children, ...rest }: RequestRingProps) {
  const line = { x: 2, y: 2, width: 88, height: 88, rx: CORNER_RADIUS[shape], stroke: 'currentColor' }
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-state={state}
      className={classNames(
        'bl:relative bl:inline-flex bl:flex-none bl:items-center bl:justify-center bl:p-2',
        className,
      )}
    >
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 92 92"
        className="bl:absolute bl:inset-0 bl:size-full bl:stroke-[2.5]"
      >
        {state === 'connecting' && <rect {...line} className="bl:text-surface-active" />}
        <rect
          {...line}
          pathLength="100"
          strokeLinecap="round"
          strokeDasharray={state === 'connecting' ? '28 72' : undefined}
          className={LINE_CLASS[state]}
        />
      </svg>
      {children}
      {state !== 'connecting' && (
        <span
          className={classNames(
            'bl:absolute bl:-end-1 bl:-bottom-1 bl:flex bl:size-7 bl:items-center bl:justify-center bl:rounded-full bl:bg-bg',
            LINE_CLASS[state],
          )}
        >
          <Icon name={state} className="bl:size-6" />
        </span>
      )}
    </span>
  )
}
