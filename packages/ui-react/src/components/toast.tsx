import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from './class-names.js'
import { Icon } from './icon.js'
import { Spinner } from './spinner.js'

/** Kind of a toast. */
export type ToastVariant = 'success' | 'loading' | 'error'

/** `icon` replaces the variant's icon. */
export type ToastProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  variant: ToastVariant
  message: string
  icon?: ReactNode
}

const VARIANT_ICON: Record<ToastVariant, ReactNode> = {
  success: <Icon name="success" className="bl:size-5 bl:text-success" />,
  loading: <Spinner className="bl:size-5 bl:text-muted" />,
  error: <Icon name="error" className="bl:size-5 bl:text-danger" />,
}

/** Short message. Screen readers announce an error at once, other toasts politely. Takes no focus. */
export function Toast({ variant, message, icon, className, ...rest }: ToastProps) {
  return (
    <div
      {...rest}
      role={variant === 'error' ? 'alert' : 'status'}
      data-part="toast"
      data-variant={variant}
      className={classNames(
        'bl:inline-flex bl:max-w-full bl:animate-toast bl:items-center bl:gap-2 bl:rounded-full bl:border bl:border-border bl:bg-bg bl:py-2 bl:ps-2.5 bl:pe-4 bl:shadow-toast',
        className,
      )}
    >
      {icon ?? VARIANT_ICON[variant]}
      <span className="bl:text-14 bl:font-medium bl:wrap-anywhere">{message}</span>
    </div>
  )
}
