import type { ReactNode } from 'react'

/** Shows a part as a window in Arabic or Hebrew would: mirrored. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return (
    <div dir="rtl" lang="ar">
      {children}
    </div>
  )
}
