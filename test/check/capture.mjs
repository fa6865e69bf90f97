import { spawn } from 'node:child_process'

/**
 * Runs a Node program and returns its exit code and its output.
 * @param {string} script the program's JavaScript file
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<{ code: number, text: string }>}
 */
export function capture(script, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    })
    let text = ''
    const collect = (/** @type {Buffer} */ part) => {
      text += part.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('close', code => resolve({ code: code ?? 1, text }))
  })
}
