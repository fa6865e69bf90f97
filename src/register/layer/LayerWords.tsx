import { useEffect, type ComponentProps } from 'react'
import { announce } from '../../kit/control/LiveRegion'
import { EmptyState } from '../../kit/control/EmptyState'

interface LayerWordsProps extends Pick<ComponentProps<typeof EmptyState>, 'icon'> {
  headline: string
  text: string
}

/** What a layer has come to or tells: a headline and a text, read out as they appear. */
export function LayerWords({ icon, headline, text }: LayerWordsProps) {
  useEffect(() => announce(`${headline} ${text}`), [headline, text])
  return <EmptyState icon={icon} heading={headline} text={text} />
}
