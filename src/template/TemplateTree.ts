import type { SlotData } from './SlotData'

/** Markup of a template that is kept: an element of the allowed kinds, with the few attributes that are harmless. */
export interface TemplateElement {
  readonly kind: 'element'
  readonly tag: string
  /** By the names that React gives them. */
  readonly attributes: Readonly<Record<string, string>>
  /** Asked for with `data-layout="row"`: its parts stand side by side. */
  readonly isRow: boolean
  readonly children: readonly TemplateNode[]
}

/** The place of a slot in a template. */
export interface TemplateSlot {
  readonly kind: 'slot'
  readonly name: string
  /** The element that surrounds the slot's content. */
  readonly tag: string
  readonly data: SlotData
}

/** A piece of a template; text is plain. */
export type TemplateNode = string | TemplateElement | TemplateSlot

/** A template as plain data: nothing in it can run, load or reach the page. */
export interface TemplateTree {
  readonly nodes: readonly TemplateNode[]
}
