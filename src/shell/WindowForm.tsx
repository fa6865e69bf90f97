import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Button } from '../kit/control/Button'
import { Notice } from '../kit/control/Notice'
import { cssVar } from '../kit/theme/tokens'
import { useLabels } from '../labels/useLabels'
import { useShell } from './useShell'

interface WindowFormProps {
  readonly noValidate: boolean
  readonly isBusy?: boolean
  /** True when the last request got no response. A notice then offers to submit again. */
  readonly isUnanswered?: boolean
  onSubmit(event: FormEvent): void
  readonly children: ReactNode
}

/**
 * Styles for the content of a server's template, because templates bring no styles. They put space between sections,
 * and keep the footer in view, like the bar of the built-in layout.
 */
const template = css`
  & > div {
    gap: ${cssVar('space-4')};
    padding: ${cssVar('space-1')} ${cssVar('space-4')} 0;
    /* The bar must not cover focused fields. */
    scroll-padding-block-end: 88px;
    /* On a phone the actions need two lines. */
    @media (max-width: 519.98px) {
      scroll-padding-block-end: 144px;
    }
  }
  /* Aligns texts and headings with the fields. */
  & > div > :is(p, h2, h3) {
    padding-inline: 0;
  }
  & > div > h2 {
    margin-block-end: calc(-1 * ${cssVar('space-2')});
    font-size: ${cssVar('font-large')};
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${cssVar('space-3')};
  }
  section > div {
    align-items: flex-start;
    gap: ${cssVar('space-2')};
  }
  footer {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${cssVar('space-2')};
    margin: auto calc(-1 * ${cssVar('space-4')}) 0;
    padding: ${cssVar('space-3')} ${cssVar('space-4')};
    padding-block-end: max(${cssVar('space-3')}, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${cssVar('border')};
    background: ${cssVar('surface')};
  }
  /* Actions at the end, separate from the content at the start. */
  footer > div {
    max-width: 100%;
    gap: ${cssVar('space-2')};
    margin-inline-start: auto;
  }
`
const Form = styled.form<{ $isTemplate: boolean }>`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  @media (min-height: 400px) {
    min-height: 0;
  }
  ${({ $isTemplate }) => $isTemplate && template}
`

const Unanswered = styled.div`
  padding: 0 ${cssVar('space-4')} ${cssVar('space-2')};
`

function pressKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/**
 * The form that holds the slots of a window. It fills the window, and styles the content of a server's template. Ctrl
 * or Cmd with Enter in any field submits the form.
 */
export function WindowForm({ children, isBusy = false, isUnanswered = false, ...form }: WindowFormProps) {
  const { templates } = useShell()
  const t = useLabels()
  return (
    <Form {...form} onKeyDown={pressKey} $isTemplate={templates.content !== undefined}>
      {isUnanswered && (
        <Unanswered>
          <Notice
            tone="error"
            action={
              <Button type="submit" size="small" isBusy={isBusy}>
                {t('ui_retry')}
              </Button>
            }
          >
            {t('ui_unreachable')}
          </Notice>
        </Unanswered>
      )}
      {children}
    </Form>
  )
}
