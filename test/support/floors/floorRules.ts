interface FloorRule {
  /** Floors from which a floor may import values. Its own floor is always allowed. */
  readonly mayImport: readonly string[]
  readonly mayUseReact?: boolean
  /** True when a floor may use `import()` for any file. */
  readonly mayLoad?: boolean
}

const BELOW_FAMILIES = ['lib', 'config', 'wire', 'labels', 'kit', 'template', 'shell']

/** Allowed imports of each floor. A family never imports another family. */
export const floorRules: Readonly<Record<string, FloorRule>> = {
  lib: { mayImport: [] },
  config: { mayImport: ['lib'] },
  wire: { mayImport: ['lib', 'config'] },
  labels: { mayImport: ['lib', 'config', 'wire'], mayUseReact: true },
  kit: { mayImport: ['lib', 'labels'], mayUseReact: true },
  template: { mayImport: ['lib', 'config', 'wire', 'kit'], mayUseReact: true },
  shell: { mayImport: ['lib', 'config', 'wire', 'labels', 'kit', 'template'], mayUseReact: true },
  family: { mayImport: [...BELOW_FAMILIES, 'table'], mayUseReact: true },
  table: { mayImport: ['lib', 'config'], mayLoad: true },
  api: { mayImport: ['lib', 'config', 'table'], mayLoad: true },
  boot: { mayImport: ['lib', 'config', 'api', 'table'], mayLoad: true },
  elements: { mayImport: ['lib', 'api', 'index', 'family'] },
  elementsScript: { mayImport: ['elements'] },
  react: { mayImport: ['elements', 'index'], mayUseReact: true },
  testing: { mayImport: [] },
  index: { mayImport: ['lib', 'config', 'api', 'table'], mayLoad: true },
  loadCall: { mayImport: ['lib', 'config', 'wire', 'family'], mayLoad: true },
  openByMarks: { mayImport: ['lib', 'config', 'api', 'family'] },
  umd: { mayImport: ['lib', 'config', 'api', 'table', 'core', 'openByMarks'], mayLoad: true },
  core: { mayImport: ['lib', 'config', 'table', 'shell'], mayLoad: true },
}
