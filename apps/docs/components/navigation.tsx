'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { PAGES } from './pages'

/** The list of pages. If it is one scrolling line, the current page is scrolled into view. */
export function Navigation() {
  const path = usePathname()
  const list = useRef<HTMLUListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link moves with the path
  useEffect(() => {
    const present = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && present) list.current.scrollLeft = present.offsetLeft - 16
  }, [path])

  return (
    <nav aria-label="Pages">
      <ul ref={list}>
        {PAGES.map(({ href, title }) => (
          <li key={href}>
            <Link href={href} aria-current={path === href ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
