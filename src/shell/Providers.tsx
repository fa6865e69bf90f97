import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { StyleSheetContext } from 'styled-components'
import { languageTag, textDirection } from '../labels/languageTag'
import { componentStyles } from './componentStyles'
import type { RootMount } from './mountRoot'
import type { Runtime } from './Runtime'

/** What every root provides to its windows: styles in its own shadow tree, texts, data. */
export function Providers({ runtime, mount, children }: { runtime: Runtime; mount: RootMount; children: ReactNode }) {
  useEffect(() => {
    const speak = (language: string) => {
      mount.container.lang = languageTag(language)
      // A page's own direction would come through: no reset of styles covers it.
      mount.container.dir = textDirection(language)
    }
    speak(runtime.readConfig().language)
    runtime.labels.on('languageChanged', speak)
    return () => runtime.labels.off('languageChanged', speak)
  }, [runtime, mount])
  return (
    <StyleSheetContext.Provider value={componentStyles().context}>
      <QueryClientProvider client={runtime.queryClient}>{children}</QueryClientProvider>
    </StyleSheetContext.Provider>
  )
}
