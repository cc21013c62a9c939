import { classNames } from './class-names.js'

/** Rotating arc. Hidden from screen readers; the busy element needs `aria-busy` or a text. */
export function Spinner({ className = 'bl:size-5' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      data-part="spinner"
      className={classNames('bl:animate-spin bl:stroke-[2.5]', className)}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.2" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" />
    </svg>
  )
}
