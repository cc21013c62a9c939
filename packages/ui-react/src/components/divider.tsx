import type { ReactNode } from 'react'

const LINE = 'bl:h-px bl:flex-1 bl:bg-border'

/** Horizontal line between wallets and logins in Connect, with a word such as "or" in its middle. */
export function Divider({ children }: { children: ReactNode }) {
  return (
    <div data-part="divider" className="bl:flex bl:items-center bl:gap-3 bl:text-12 bl:text-subtle">
      <span aria-hidden="true" className={LINE} />
      <span>{children}</span>
      <span aria-hidden="true" className={LINE} />
    </div>
  )
}
