import styled from 'styled-components'
import { cssVar } from '../../src/kit/theme/tokens'
import { FactList } from './FactList'
import { windowStories } from './windowStories'

const Family = styled.h3`
  padding-block-start: ${cssVar('space-3')};
  font-weight: ${cssVar('weight-strong')};
`
const families = new Set(Object.values(windowStories).map(({ family }) => family))

/** Renders links to the stories of every window, by family. */
export function WindowList() {
  return [...families].map(family => (
    <section key={family}>
      <Family>{family}</Family>
      <FactList
        facts={Object.values(windowStories)
          .filter(window => window.family === family)
          .map(({ name, text, story }) => [
            <StoryLink key={name} path={`docs/${story.replace(/--.*/, '--docs')}`}>
              {name}
            </StoryLink>,
            <>
              {text}{' '}
              <StoryLink path={`story/${story}`} globals="scheme:dark" name={`${name}, dark`}>
                Dark
              </StoryLink>
              {' · '}
              <StoryLink path={`story/${story}`} globals="viewport.value:phone" name={`${name}, on a phone`}>
                phone
              </StoryLink>
            </>,
          ])}
      />
    </section>
  ))
}

interface StoryLinkProps {
  /** Storybook’s path of a page or story. */
  readonly path: string
  /** Settings of the toolbar. */
  readonly globals?: string
  /** Name for screen readers, if the text alone is not unique. */
  readonly name?: string
  readonly children: string
}

/** Renders a link inside Storybook. The page with the link is in an iframe, so the link opens outside the iframe. */
function StoryLink({ path, globals, name, children }: StoryLinkProps) {
  return (
    <a href={`./?path=/${path}${globals ? `&globals=${globals}` : ''}`} target="_top" aria-label={name}>
      {children}
    </a>
  )
}
