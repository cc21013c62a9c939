/** The mark and the name. */
export function Brand() {
  return (
    <span className="brand">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path
          d="M9 5v13a7 7 0 1 0 7-7H9"
          fill="none"
          stroke="var(--brand-line)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      Bowline
    </span>
  )
}
