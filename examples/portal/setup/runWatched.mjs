import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildMissing } from './buildMissing.mjs'
import { installMissing } from './installMissing.mjs'

const PATIENCE_MS = 1500

/**
 * Runs the build and the portal, each watching its own sources, until one of them ends or a signal ends both.
 * @param {readonly string[]} portalArgs
 */
export async function runWatched(portalArgs) {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  await installMissing(root)
  await buildMissing(root, { onlyPages: true })

  const programs = [
    ['node_modules/rollup/dist/bin/rollup', '--config', '--configPages', '--watch', '--no-watch.clearScreen'],
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'examples/portal/server/main.ts', ...portalArgs],
  ]
  const children = programs.map(args =>
    spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }),
  )

  /** @param {NodeJS.Signals} signal */
  const stopAll = signal => {
    for (const child of children) child.kill(signal)
    setTimeout(() => children.forEach(child => child.kill('SIGKILL')), PATIENCE_MS).unref()
  }
  process.once('SIGINT', () => stopAll('SIGINT')).once('SIGTERM', () => stopAll('SIGTERM'))
  for (const child of children) {
    child.once('exit', code => {
      process.exitCode ||= code ?? 0
      stopAll('SIGTERM')
    })
  }
}
